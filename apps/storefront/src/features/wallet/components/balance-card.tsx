import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Card } from '@selat/ui/card'

import { treasurers } from '../../../shared/trade/agency/roles.ts'
import { useIsFor } from '../../../shared/trade/agency/use-agency.ts'

/** Shows the balance of one wallet, and how much of it can be spent. */
export function BalanceCard({ wallet }: { wallet: Schemas['Wallet'] }) {
  const { t } = useTranslation(['wallet', 'agency'])
  const format = useFormat()
  const { Currency, Balance, Held, CreditLimit, Available, PendingTopUps } = wallet
  const mayTopUp = useIsFor(treasurers)
  const roles = format.list(treasurers.map((role) => t(`agency:role.${role}`)))
  const figures = [
    [t('balance.balance'), Balance],
    [t('balance.creditLimit'), CreditLimit],
    [t('balance.held'), Held],
    [t('balance.pending'), PendingTopUps],
  ] as const
  return (
    <Card asChild className="p-5 max-[20rem]:p-4 sm:p-6 print:hidden">
      <section
        aria-label={t('balance.title', { currency: format.currencyName(Currency) })}
        className="grid gap-x-10 gap-y-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center"
      >
        <dl>
          <dt className="board-label text-muted-foreground">{t('balance.available')}</dt>
          <dd className="text-2xl leading-tight font-bold tracking-tight wrap-anywhere tabular max-[20rem]:text-lg min-[24rem]:text-3xl md:text-4xl">
            {format.money(Available)}
          </dd>
        </dl>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-y-4">
          {figures.map(([label, amount]) => (
            <div
              key={label}
              className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 sm:block"
            >
              <dt className="text-sm text-muted-foreground">{label}</dt>
              <dd className="font-semibold sm:text-lg wrap-anywhere tabular">
                {format.money(amount)}
              </dd>
            </div>
          ))}
        </dl>
        {(Balance.Amount < 0 || !mayTopUp) && (
          <div className="text-sm text-muted-foreground lg:col-span-2">
            {Balance.Amount < 0 && (
              <p>
                {t('balance.creditUsed', {
                  used: format.money({ ...Balance, Amount: -Balance.Amount }),
                })}
              </p>
            )}
            {!mayTopUp && <p>{t('balance.whoTopsUp', { roles })}</p>}
          </div>
        )}
      </section>
    </Card>
  )
}
