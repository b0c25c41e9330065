import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { TableRegion } from '@selat/ui/table'

import { DetailSection } from '../../../shared/trade/product/detail-section.tsx'

/** Lists the operators of a route, with the times between which each checks in. */
export function CheckInTimes({ operators }: { operators: readonly Schemas['RouteOperator'][] }) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const before = (minutes: number) => t('operators.before', { duration: format.duration(minutes) })
  const title = t('operators.title')
  return (
    <DetailSection title={title}>
      <TableRegion aria-label={title}>
        <table aria-label={title} className="w-full border-collapse text-sm sm:text-base">
          <thead className="board-label text-muted-foreground">
            <tr className="border-b border-border">
              <th scope="col" className="py-2 pe-2 text-start sm:pe-4">
                {t('operators.operator')}
              </th>
              <th scope="col" className="py-2 pe-2 text-start sm:pe-4">
                {t('operators.opens')}
              </th>
              <th scope="col" className="py-2 text-start">
                {t('operators.closes')}
              </th>
            </tr>
          </thead>
          <tbody>
            {operators.map(({ Operator }) => (
              <tr key={Operator.Code} className="border-b border-border align-baseline">
                <th scope="row" className="py-3 pe-2 text-start font-semibold sm:pe-4">
                  {Operator.Name}
                </th>
                <td className="py-3 pe-2 tabular sm:pe-4">
                  {before(Operator.CheckInOpensMinutesBefore)}
                </td>
                <td className="py-3 tabular">{before(Operator.CheckInClosesMinutesBefore)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableRegion>
    </DetailSection>
  )
}
