import { PROOF_REJECTIONS } from '../features/order/pay/reject-proof.ts'
import {
  REVIEW_SECONDS,
  SCAN_SECONDS,
  TRANSFER_SECONDS,
} from '../features/order/payment/simulated-bank.ts'
import {
  RIGHT_CODE,
  spacedNumber,
  TEST_CARDS,
  type TestCard,
} from '../features/order/processor/test-cards.ts'
import { TOP_UP_REJECTIONS } from '../features/wallet/decide-top-up.ts'
import { SATURDAY_UNITS_LEFT } from '../world/catalogue/certain-stock.ts'
import { SATURDAY_SEATS_LEFT } from '../world/network/seat-plan.ts'

const CARD_EFFECTS: Readonly<Record<TestCard['name'], string>> = {
  approved: 'pays',
  challenge: `the bank asks for a code: \`${RIGHT_CODE}\` is right, any other declines`,
  declined: 'is declined',
  insufficient_funds: 'is declined for lack of money',
  late: 'pays, but 20 minutes later, when the time to pay is over',
}

/** Inputs that have the same effect with any seed, and that people can type into a form. */
export const documentedInputs: readonly { readonly input: string; readonly effect: string }[] = [
  {
    input: 'signing in as `putri` with `selat-demo-3`',
    effect: 'the e-mail address was never confirmed',
  },
  { input: 'an eleventh try to sign in within a minute', effect: 'too many tries' },
  ...SATURDAY_SEATS_LEFT.map(({ sailing, class: travelClass, left }) => ({
    input: `any Saturday, ${sailing.replace('-', ' to ').replaceAll('-', ', ')}, class ${travelClass}`,
    effect: left === 0 ? 'sold out' : `${left} ${left === 1 ? 'seat' : 'seats'} left`,
  })),
  ...SATURDAY_UNITS_LEFT.map(({ product, unit, left }) => ({
    input: `any Saturday, \`${product}\`, \`${unit}\``,
    effect: `${left} left`,
  })),
  ...PROOF_REJECTIONS.map((reason) => ({
    input: `a payment proof called \`${reason.replaceAll('_', '-')}.png\``,
    effect: `rejected ${REVIEW_SECONDS} seconds after 'I have paid', while the simulation runs`,
  })),
  {
    input: 'a payment proof of any other name',
    effect: `approved ${REVIEW_SECONDS} seconds after 'I have paid', while the simulation runs`,
  },
  ...TOP_UP_REJECTIONS.map((reason) => ({
    input: `a top-up whose proof is called \`${reason.replaceAll('_', '-')}.png\``,
    effect: `rejected after ${REVIEW_SECONDS} seconds, while the simulation runs`,
  })),
  {
    input: 'a top-up with a proof of any other name',
    effect: `approved after ${REVIEW_SECONDS} seconds, while the simulation runs`,
  },
  {
    input: 'a QR code on the screen',
    effect: `paid after ${SCAN_SECONDS} seconds, while the simulation runs`,
  },
  {
    input: 'a virtual account on the screen',
    effect: `paid after ${TRANSFER_SECONDS} seconds, while the simulation runs`,
  },
  ...TEST_CARDS.map((card) => ({
    input: `the test card \`${spacedNumber(card)}\` (${card.brand})`,
    effect: CARD_EFFECTS[card.name],
  })),
  {
    input: 'promo code `SELAT10`',
    effect: '10% off ferries from IDR 300,000, SGD 30, MYR 100 or USD 20, up to a maximum',
  },
  {
    input: 'promo code `WELCOME50`',
    effect: 'IDR 50,000 or SGD 5 off, once for an account or an e-mail address',
  },
  { input: 'promo code `STAY15`', effect: '15% off hotels, refused for anything else' },
  { input: 'promo code `FIRSTONE`', effect: '20% off for the first order, used up after that' },
  { input: 'promo code `ONTHEHOUSE`', effect: 'the first order with it is free, and paid at once' },
  { input: 'promo codes `LUNAR27`, `MERDEKA81`', effect: 'too early, and over' },
  { input: 'promo code `BIGTRIP`', effect: 'refused below IDR 50,000,000 or SGD 5,000' },
  {
    input: 'a sixth wrong e-mail address for one booking within a quarter of an hour',
    effect: 'too many tries, for the right one too',
  },
  {
    input: '`X-Mock-Fault: status=503`, or another fault, as a header of any call',
    effect: 'that call fails, or is late, or breaks (the guide mock-api.md)',
  },
]
