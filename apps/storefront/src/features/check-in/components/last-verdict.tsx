import { useTranslation } from '@selat/i18n'
import { Button } from '@selat/ui/button'
import { IconButton } from '@selat/ui/icon-button'
import { CircleCheck, CircleX, X } from 'lucide-react'

import { tookEffect } from '../model/judge-scan.ts'
import { useGateWork } from './gate-context.ts'
import { useVerdictDetail } from './use-verdict-detail.ts'
import { useVerdictFocus } from './use-verdict-focus.ts'
import { useVerdictText } from './use-verdict-text.ts'
import { VerdictVoice } from './verdict-voice.tsx'

/** Shows the last verdict at the lower edge of the window, because the list of passengers is long. */
export function LastVerdict() {
  const gate = useGateWork()
  const { t } = useTranslation(['common', 'manifest'])
  const textOf = useVerdictText()
  const verdict = gate.latest
  const action = useVerdictFocus(verdict)
  const isGood = verdict !== undefined && tookEffect(verdict)
  const Icon = isGood ? CircleCheck : CircleX
  const detailOf = useVerdictDetail()
  const said = verdict && { title: textOf(verdict).title, detail: detailOf(verdict) }
  return (
    <>
      <VerdictVoice gate={gate} />
      {said && (
        <div
          className={`sticky bottom-3 z-10 flex items-start gap-3 self-center rounded-xl border-2 bg-raised p-3 shadow-raised sm:max-w-xl ${isGood ? 'border-success' : 'border-destructive'}`}
        >
          <Icon
            aria-hidden
            className={`mt-0.5 size-6 shrink-0 ${isGood ? 'text-success' : 'text-destructive'}`}
          />
          <p className="min-w-0">
            <strong>{said.title}:</strong> {verdict.Passenger || verdict.Number}
            {said.detail !== '' && <span className="block text-sm">{said.detail}</span>}
            {verdict.Result === 'outside_check_in' && (
              <Button
                ref={action}
                variant="outline"
                size="sm"
                className="mt-2"
                onClick={() => gate.askReason(verdict)}
              >
                {t('manifest:reason.open')}
              </Button>
            )}
          </p>
          <IconButton
            size="sm"
            className="-my-1"
            label={t('action.close')}
            icon={<X aria-hidden />}
            onClick={gate.dismiss}
          />
        </div>
      )}
    </>
  )
}
