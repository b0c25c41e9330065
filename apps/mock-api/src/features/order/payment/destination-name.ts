import type { LanguageCode, Localised } from '../../../engine/language.ts'
import { paymentMethod } from '../../../world/money/payment-methods.ts'

/** Where money goes that does not go back by the method it came by. */
const DESTINATIONS: Readonly<Record<string, Localised>> = {
  bank_account: {
    EN: 'Bank account',
    ID: 'Rekening bank',
    ZH: '银行账户',
    ZHTD: '銀行帳戶',
    ZHSM: '银行户口',
  },
  sending_account: {
    EN: 'the account it came from',
    ID: 'rekening pengirim',
    ZH: '原付款账户',
    ZHTD: '原付款帳戶',
    ZHSM: '原付款户口',
  },
  agent_wallet: {
    EN: 'Agent wallet',
    ID: 'Dompet agen',
    ZH: '代理商钱包',
    ZHTD: '代理商錢包',
    ZHSM: '代理商钱包',
  },
}

/** What a payment method, or another place where money goes, is called. */
export function destinationName(code: string, language: LanguageCode): string {
  return (DESTINATIONS[code] ?? paymentMethod(code).names)[language]
}
