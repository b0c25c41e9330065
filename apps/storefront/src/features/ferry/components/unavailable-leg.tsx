import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { Seascape } from '@selat/ui/seascape'

type UnavailableLegProps = {
  unavailable: Schemas['Unavailable']
  onModify: () => void
  onOneWay: () => void
}

/** Why nothing can be chosen on this leg, and the ways on (FER-3, FER-4). */
export function UnavailableLeg({ unavailable, onModify, onOneWay }: UnavailableLegProps) {
  const { t } = useTranslation(['ferry', 'problem'])
  const format = useFormat()
  const { Code, Params } = unavailable
  const isReturn = Code === 'no_return_sailing'
  const day = Params['date']
  return (
    <EmptyState
      className="mb-4"
      headingLevel={3}
      title={isReturn ? t('noReturn.title') : t('results.noSailings')}
      description={t(`problem:${Code}`, {
        date: typeof day === 'string' ? format.date(day, 'long') : '',
      })}
      illustration={<Seascape seed={Code} scene="islands" hasVessel={false} />}
      action={
        <>
          <Button variant="secondary" onClick={onModify}>
            {t('noReturn.modify')}
          </Button>
          {isReturn && (
            <Button variant="outline" onClick={onOneWay}>
              {t('noReturn.oneWay')}
            </Button>
          )}
        </>
      }
    />
  )
}
