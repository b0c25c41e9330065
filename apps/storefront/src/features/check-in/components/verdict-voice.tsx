import { useTranslation } from '@selat/i18n'

import type { GateWork } from './use-gate.ts'
import { useScanName } from './use-scan-name.ts'
import { useIsSentSince } from './use-verdict-detail.ts'
import { useVerdictText } from './use-verdict-text.ts'

/** Announces each verdict to screen readers, also when its text equals the one before. */
export function VerdictVoice({ gate: { latest: verdict, isBusy } }: { gate: GateWork }) {
  const { t } = useTranslation('manifest')
  const textOf = useVerdictText()
  const nameOf = useScanName()
  const isSentSince = useIsSentSince()
  // A changed text would be announced again, so an outdated one is removed instead.
  const said = verdict && !isSentSince(verdict) ? textOf(verdict) : undefined
  return (
    <div role="alert" className="sr-only">
      {verdict && said && !isBusy && (
        <p key={verdict.scan.Id}>
          {said.detail === ''
            ? t('gate.saidBriefly', { verdict: said.title, who: nameOf(verdict) })
            : t('gate.said', { verdict: said.title, who: nameOf(verdict), detail: said.detail })}
        </p>
      )}
    </div>
  )
}
