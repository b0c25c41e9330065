import { useTranslation } from '@selat/i18n'
import { CircleCheck, CircleX } from 'lucide-react'

import type { ListedPassenger } from '../../../shared/trade/manifest/apply-scans.ts'
import { useTerminalClock } from '../../../shared/trade/manifest/terminal-clock.tsx'
import { tookEffect } from '../model/judge-scan.ts'
import { Camera } from './camera.tsx'
import { useGateWork } from './gate-context.ts'
import { ScanField } from './scan-field.tsx'
import type { GateWork } from './use-gate.ts'
import { useScanName } from './use-scan-name.ts'
import { useVerdictText } from './use-verdict-text.ts'
import { VerdictPanel } from './verdict-panel.tsx'
import { VerdictVoice } from './verdict-voice.tsx'

/** Reads tickets by a hand scanner, by typing or by the camera, and shows the verdict. */
export function BoardingGate({ passengers }: { passengers: readonly ListedPassenger[] }) {
  const gate = useGateWork()
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-10">
      <VerdictVoice gate={gate} />
      <div className="flex min-w-0 flex-col gap-5 print:hidden">
        <VerdictPanel gate={gate} passengers={passengers} />
        <ScanField onScan={(text) => void gate.scan(text)} />
        <Camera onRead={(text) => void gate.scan(text)} />
      </div>
      <Recent gate={gate} />
    </div>
  )
}

/** Lists the last verdicts, for a user who was distracted when one was shown. */
function Recent({ gate: { verdicts } }: { gate: GateWork }) {
  const { t } = useTranslation('manifest')
  const clock = useTerminalClock()
  const textOf = useVerdictText()
  const nameOf = useScanName()
  return (
    <section>
      <h2 className="text-lg">{t('gate.recent')}</h2>
      {verdicts.length === 0 ? (
        <p className="mt-2 text-muted-foreground">{t('gate.noneYet')}</p>
      ) : (
        <ol className="mt-2 divide-y divide-border">
          {verdicts.map((verdict) => {
            const isGood = tookEffect(verdict)
            const Icon = isGood ? CircleCheck : CircleX
            return (
              <li key={verdict.scan.Id} className="flex gap-3 py-2.5 text-sm">
                <Icon
                  aria-hidden
                  className={`mt-0.5 size-5 shrink-0 ${isGood ? 'text-success' : 'text-destructive'}`}
                />
                <span className="min-w-0 grow">
                  <span className="font-semibold">{nameOf(verdict)}</span>
                  <span className="block text-muted-foreground">{textOf(verdict).title}</span>
                </span>
                <span className="text-muted-foreground tabular">
                  {clock.moment(verdict.scan.At)}
                </span>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
