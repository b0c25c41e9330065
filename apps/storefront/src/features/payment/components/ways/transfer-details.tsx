import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { toDecimalText } from '../../../../shared/trade/price/decimal-text.ts'
import { InstructionSteps } from './instruction-steps.tsx'
import { PayableFigure, PayableFigures } from './payable-figure.tsx'

export type TransferDetailsProps = {
  amount: Schemas['Money']
  instructions: Schemas['BankTransferInstructions']
}

/**
 * Lists the figures that the payer types into a bank's form; each one is large, and is copied in the form that the bank
 * expects.
 */
export function TransferDetails({ amount, instructions }: TransferDetailsProps) {
  const { t } = useTranslation('payment')
  const format = useFormat()
  const { BankName, AccountNumber, AccountName, Reference, Steps } = instructions
  return (
    <>
      <h2 className="text-xl">{t('instructions.exactAmount')}</h2>
      <PayableFigures>
        <PayableFigure
          label={t('page.amount')}
          value={format.money(amount)}
          copy={{ text: toDecimalText(amount), label: t('instructions.copyAmount') }}
        />
        <PayableFigure
          label={t(isUen(AccountNumber) ? 'instructions.uen' : 'instructions.accountNumber')}
          value={AccountNumber}
          note={`${BankName} · ${AccountName}`}
          copy={{ text: AccountNumber, label: t('instructions.copyAccount') }}
        />
        <PayableFigure
          label={t('instructions.reference')}
          value={Reference}
          copy={{ text: Reference, label: t('instructions.copyReference') }}
        />
      </PayableFigures>
      <InstructionSteps steps={Steps} className="mt-4" />
    </>
  )
}

/** Whether a number is a company number of Singapore: it ends in a letter, as no account number does. */
function isUen(accountNumber: string): boolean {
  return /[A-Z]$/.test(accountNumber)
}
