import {
  ageOn,
  fieldOf,
  isCalendarDate,
  isCountryCode,
  type Issue,
  TABLE_COLUMNS,
} from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import { Badge } from '@selat/ui/badge'
import { Button } from '@selat/ui/button'
import { Checkbox } from '@selat/ui/checkbox'
import { PHONE, useMediaQuery } from '@selat/ui/use-media-query'
import { VisuallyHidden } from '@selat/ui/visually-hidden'
import { useId } from 'react'

import { nameOf } from '../passenger-details.ts'
import { ListCell } from './list-cell.tsx'
import { isChosen, type JudgedRow, type ListColumn } from './list-rows.ts'

export type ListRowProps = {
  judged: JudgedRow
  /** The day on which ages are counted. */
  travelsOn: string
  /** The reason why there is no place for the passenger; null if there is one. */
  noPlace: string | null
  /** The place of the passenger, such as “Passenger 2, Child”; null if there is none. */
  place: string | null
  toText: (issue: Issue) => string
  onMend: (column: ListColumn, text: string) => void
  onOpen: () => void
  onChoose: (isChosen: boolean) => void
}

/** Shows one passenger of the list with its verdict; cells that are open for corrections stand below. */
export function ListRowView(props: ListRowProps) {
  const { judged, travelsOn, place, toText, onMend, onOpen, onChoose } = props
  const { t } = useTranslation(['passenger', 'traveller', 'common'])
  const format = useFormat()
  const isPhone = useMediaQuery(PHONE)
  const verdictId = useId()
  const { row, passenger, verdict } = judged
  const { dateOfBirth, passportNumber = '', nationality } = passenger
  const name = nameOf(passenger) || t('traveller:list.unnamed')
  const hasAge = isCalendarDate(dateOfBirth) && dateOfBirth <= travelsOn
  const born = hasAge
    ? t('traveller:list.born', {
        date: format.date(dateOfBirth),
        age: ageOn(dateOfBirth, travelsOn),
      })
    : dateOfBirth
  const country = isCountryCode(nationality) ? format.country(nationality) : nationality
  const facts = [born, country, passportNumber].filter((fact) => fact !== '')
  const said = (
    <>
      <span id={verdictId} className="contents">
        <Verdict {...props} />
      </span>
      {place !== null && <span className="block text-sm text-muted-foreground">{place}</span>}
    </>
  )
  return (
    <>
      <tr className="border-t border-border">
        <td className="w-11 py-3 align-top">
          <Checkbox
            label={<VisuallyHidden>{t('traveller:list.choose', { name })}</VisuallyHidden>}
            aria-describedby={verdictId}
            checked={isChosen(judged)}
            disabled={verdict === 'wrong' || verdict === 'repeat'}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        </td>
        <th scope="row" className="py-3 pe-3 text-start align-top font-normal">
          <span className="block font-semibold wrap-anywhere">
            {name}{' '}
            {passenger.nativeName !== '' && <span className="ms-1">{passenger.nativeName}</span>}
          </span>
          <span className="block text-sm text-muted-foreground tabular">{facts.join(' · ')}</span>
          {isPhone && <div className="mt-1.5 flex flex-wrap items-center gap-x-3">{said}</div>}
        </th>
        <td className="py-3 text-end align-top">{!isPhone && said}</td>
      </tr>
      <tr>
        <td colSpan={3} className="ps-11 pb-3">
          {row.open.length > 0 && (
            <div className="mb-2 grid gap-4 sm:grid-cols-2 md:grid-cols-3">
              {row.open.map((column) => (
                <ListCell
                  key={column}
                  judged={judged}
                  column={column}
                  toText={toText}
                  onMend={(text) => onMend(column, text)}
                />
              ))}
            </div>
          )}
          {row.open.length < TABLE_COLUMNS.length && (
            <Button
              variant="link"
              size="sm"
              aria-label={t('traveller:list.openRowOf', { name })}
              onClick={onOpen}
            >
              {t('traveller:list.openRow')}
            </Button>
          )}
        </td>
      </tr>
    </>
  )
}

function Verdict({ judged: { row, issues, verdict }, noPlace }: ListRowProps) {
  const { t } = useTranslation(['passenger', 'traveller'])
  const count = new Set(issues.filter(({ severity }) => severity === 'error').map(fieldOf)).size
  if (verdict === 'wrong')
    return <Badge variant="destructive">{t('traveller:list.wrong', { count })}</Badge>
  if (verdict === 'repeat') return <Badge>{t('traveller:list.repeat')}</Badge>
  if (row.isLeftOut) return <Badge>{t('traveller:list.leftOut')}</Badge>
  if (noPlace !== null)
    return (
      <Badge variant="warning" className="whitespace-normal">
        {noPlace}
      </Badge>
    )
  if (verdict === 'gaps') return <Badge variant="info">{t('traveller:list.gaps', { count })}</Badge>
  const hasWarning = issues.length > 0 || row.swapped.length > 0
  return hasWarning ? (
    <Badge variant="warning">{t('traveller:list.look')}</Badge>
  ) : (
    <Badge variant="success">{t('traveller:list.right')}</Badge>
  )
}
