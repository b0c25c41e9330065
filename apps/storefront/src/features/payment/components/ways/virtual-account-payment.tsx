import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { useId } from 'react'

import { toDecimalText } from '../../../../shared/trade/price/decimal-text.ts'
import { GoesOnByItself } from './goes-on-by-itself.tsx'
import { InstructionSteps } from './instruction-steps.tsx'
import { PayableFigure, PayableFigures } from './payable-figure.tsx'

export type VirtualAccountPaymentProps = {
  payment: Schemas['Payment']
  instructions: Schemas['VirtualAccountInstructions']
}

/**
 * Shows the account number that belongs to this payment alone, and its instructions. The page goes on by itself once the bank
 * reports the payment.
 */
export function VirtualAccountPayment({ payment, instructions }: VirtualAccountPaymentProps) {
  const { t } = useTranslation('payment')
  const id = useId()
  const format = useFormat()
  const { BankName, BillerCode, AccountNumber, AccountName, Steps } = instructions
  return (
    <>
      <section aria-labelledby={`${id}-figures`}>
        <h2 id={`${id}-figures`} className="text-xl">
          {t('account.title')}
        </h2>
        <PayableFigures>
          {BillerCode !== null && (
            <PayableFigure
              label={t('account.biller')}
              value={BillerCode}
              copy={{ text: BillerCode, label: t('account.copyBiller') }}
            />
          )}
          <PayableFigure
            label={t(BillerCode === null ? 'account.number' : 'account.billKey')}
            value={inGroups(AccountNumber)}
            note={`${BankName} · ${AccountName}`}
            copy={{ text: AccountNumber, label: t('account.copyNumber') }}
          />
          <PayableFigure
            label={t('page.amount')}
            value={format.money(payment.Amount)}
            note={t('account.exact')}
            copy={{ text: toDecimalText(payment.Amount), label: t('instructions.copyAmount') }}
          />
        </PayableFigures>
      </section>
      <section aria-labelledby={`${id}-steps`} className="mt-8">
        <h2 id={`${id}-steps`} className="text-xl">
          {t('instructions.title')}
        </h2>
        <InstructionSteps steps={Steps} className="mt-3" />
        <GoesOnByItself>{t('instructions.qrAuto')}</GoesOnByItself>
      </section>
    </>
  )
}

/** Groups a long number by four digits, because readers compare it in groups. The copied number has no spaces. */
function inGroups(number: string): string {
  return /^\d{10,}$/.test(number) ? number.replaceAll(/\d{4}(?=\d)/g, '$& ') : number
}
