import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'

import { toDecimalText } from '../../../../shared/trade/price/decimal-text.ts'
import { InstructionSteps } from './instruction-steps.tsx'
import { PayableFigure, PayableFigures } from './payable-figure.tsx'

export type TransferDetailsProps = {
  amount: Schemas['Money']
  instructions: Schemas['BankTransferInstructions']
}

/** What the payer types into a bank's form: each figure large, and copied as the form wants it. */
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

/** Singapore's company numbers end in a letter, accounts never do. */
function isUen(accountNumber: string): boolean {
  return /[A-Z]$/.test(accountNumber)
}
