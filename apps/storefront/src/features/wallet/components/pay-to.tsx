import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { RadioGroup } from '@selat/ui/radio-group'
import type { ReactNode } from 'react'

import { CopyButton } from '../../../shared/kit/copy-button.tsx'
import { useFieldIssues } from '../../../shared/kit/form/field-issues.ts'
import { toDecimalText } from '../../../shared/trade/price/decimal-text.ts'
import { toWire } from '../../../shared/trade/price/wire-money.ts'
import type { TopUpForm } from '../api/use-top-up-form.ts'
import { amountOf } from '../model/top-up-values.ts'

type PayToProps = { form: TopUpForm; terms: Schemas['TopUpTerms']; label: string }

/** Chooses the account to pay to, and shows the figures to type into the bank's form. */
export function PayTo({ form, terms, label }: PayToProps) {
  const { t } = useTranslation('wallet')
  const format = useFormat()
  const { idOf, errorOf } = useFieldIssues()
  const { values } = form
  const accounts = terms.Accounts.filter(({ Currency }) => Currency === values.currency)
  const chosen = accounts.find(({ Code }) => Code === values.account)
  const amount = amountOf(terms, values)
  return (
    <>
      <RadioGroup
        id={idOf('account')}
        legend={label}
        variant="card"
        columns={2}
        value={values.account}
        error={errorOf('account')}
        onValueChange={(code) => form.form.setValue('account', code, { shouldDirty: true })}
        options={accounts.map(({ Code, Bank, AccountNumber }) => ({
          value: Code,
          label: Bank,
          hint: AccountNumber,
        }))}
      />
      {chosen && (
        <section aria-label={t('form.payTo')} className="rounded-lg border border-border">
          <h3 className="px-4 pt-3 text-base">{t('form.payTo')}</h3>
          <dl className="divide-y divide-border">
            <Figure
              label={t('form.accountNumber')}
              copy={{ text: chosen.AccountNumber, label: t('form.copyAccount') }}
            >
              {chosen.AccountNumber}
              <span className="block text-sm font-normal text-muted-foreground">{chosen.Bank}</span>
            </Figure>
            <Figure
              label={t('form.accountName')}
              copy={{ text: chosen.AccountName, label: t('form.copyName') }}
            >
              {chosen.AccountName}
            </Figure>
            {amount && (
              <Figure
                label={t('form.amount')}
                copy={{
                  text: toDecimalText(toWire(amount)),
                  label: t('form.copyAmount'),
                }}
              >
                {format.money(amount)}
              </Figure>
            )}
          </dl>
        </section>
      )}
    </>
  )
}

type FigureProps = { label: string; copy: { text: string; label: string }; children: ReactNode }

/** Shows a figure to type elsewhere, with a button that copies it in the form that a bank expects. */
function Figure({ label, copy, children }: FigureProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3">
      <dt className="text-sm text-muted-foreground">{label}</dt>
      <dd className="col-start-1 text-lg leading-tight font-semibold wrap-anywhere tabular">
        {children}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton {...copy} />
      </dd>
    </div>
  )
}
