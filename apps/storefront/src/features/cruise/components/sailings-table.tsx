import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@selat/ui/table'

import { cabinOf, cabinsLeft } from '../model/cabin-choice.ts'
import type { CabinForm } from './use-cabin-form.ts'

type SailingsTableProps = { cruise: Schemas['Cruise']; form: CabinForm }

/**
 * Shows how many cabins of each kind are left on each sailing: a row for a sailing, a column for a kind of cabin. A
 * press on a cell chooses it.
 */
export function SailingsTable({ cruise, form }: SailingsTableProps) {
  const { t } = useTranslation(['cruise', 'product'])
  const format = useFormat()
  const { choice, choose } = form
  if (cruise.Sailings.length === 0)
    return <p className="text-muted-foreground">{t('sailings.none')}</p>
  const chosen = cabinOf(cruise, choice).Code
  return (
    <Table caption={t('sailings.caption')}>
      <TableHead>
        <TableRow>
          <TableHeader>{t('sailings.sailing')}</TableHeader>
          {cruise.Cabins.map(({ Code, Name, PerGuest }) => (
            <TableHeader key={Code}>
              <span className="block text-foreground">{Name}</span>
              <span className="block font-normal">{format.money(PerGuest)}</span>
              <span className="block font-normal">{t('product:per.guest')}</span>
            </TableHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {cruise.Sailings.map((sailing) => (
          <TableRow key={sailing.Date}>
            <TableHeader scope="row" className="text-base">
              <time dateTime={sailing.Date}>{format.date(sailing.Date, 'medium')}</time>
            </TableHeader>
            {cruise.Cabins.map(({ Code, Name }) => (
              <TableCell key={Code} className="py-1.5">
                <CabinsLeft
                  count={cabinsLeft(sailing, Code)}
                  cabin={Name}
                  date={format.date(sailing.Date, 'long')}
                  isChosen={sailing.Date === choice.date && Code === chosen}
                  onChoose={() => choose({ date: sailing.Date, cabin: Code })}
                />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

type CabinsLeftProps = {
  count: number
  cabin: string
  date: string
  isChosen: boolean
  onChoose: () => void
}

function CabinsLeft({ count, cabin, date, isChosen, onChoose }: CabinsLeftProps) {
  const { t } = useTranslation('cruise')
  if (count === 0)
    return (
      <span className="inline-flex min-h-9 items-center px-3 text-muted-foreground">
        {t('sailings.soldOut')}
      </span>
    )
  return (
    <Button
      variant="outline"
      size="sm"
      aria-pressed={isChosen}
      aria-label={t('sailings.choose', { cabin, date, count })}
      onClick={onChoose}
    >
      {t('sailings.left', { count })}
    </Button>
  )
}
