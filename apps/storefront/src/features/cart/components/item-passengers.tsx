import { useTranslation } from '@selat/i18n'
import { Alert } from '@selat/ui/alert'
import { Details } from '@selat/ui/details'

import { PartySteppers } from '../../../shared/ferry/party-steppers.tsx'
import { PartyText } from '../../../shared/ferry/party-text.tsx'
import { useProblemText } from '../../../shared/problem-text.ts'
import type { useItemParty } from '../model/use-item-party.ts'

/** Who travels, and how to change it. */
export function ItemPassengers({ counts }: { counts: ReturnType<typeof useItemParty> }) {
  const { t } = useTranslation('passenger')
  const toText = useProblemText()
  const { party, failure, change } = counts
  return (
    <Details summary={t('party.label')} trailing={<PartyText party={party} />}>
      <div className="max-w-md">
        <PartySteppers party={party} onChange={change} />
        <p className="mt-1 text-sm text-muted-foreground">{t('party.ageNote')}</p>
        {failure && (
          <Alert variant="destructive" live="assertive" className="mt-3">
            {toText(failure)}
          </Alert>
        )}
      </div>
    </Details>
  )
}
