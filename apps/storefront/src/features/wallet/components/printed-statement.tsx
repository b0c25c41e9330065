import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { useTenant } from '../../../shared/app/tenant.ts'
import { StatementClosing } from './statement-closing.tsx'
import { StatementTable } from './statement-table.tsx'

/** Prints the whole statement, even if the entries on the screen are filtered. */
export function PrintedStatement({ statement }: { statement: Schemas['WalletStatement'] }) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { Name } = useTenant()
  const { AgentName, Currency, From, Until, TimeZone, AsOf, Items } = statement
  return (
    <section className="hidden flex-col gap-4 print:flex">
      <p>
        {Name}
        <br />
        <strong>{AgentName}</strong>
        <br />
        {format.facts([format.currencyName(Currency), format.dateRange(From, Until)])}
        <br />
        {t('statement.zone', { zone: format.zone(TimeZone, AsOf) })}
      </p>
      <StatementTable statement={statement} entries={Items} />
      <StatementClosing statement={statement} />
    </section>
  )
}
