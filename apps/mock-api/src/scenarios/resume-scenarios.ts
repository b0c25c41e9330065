import type { ServerSchemas as Schemas } from '@selat/sdk'

import { signedIn } from './sample-accounts.ts'
import { cartOf, oneWayItem } from './sample-items.ts'
import { held, ordered, samplePassenger } from './sample-order.ts'
import type { Scenario, ScenarioStep } from './scenario.ts'

const cart = { 'Cart-Token': '{cart}' }
const typed = samplePassenger()

const draft: Schemas['CheckoutDraft'] = {
  Contact: { Name: 'Tan Wei Ling', Email: 'weiling@', PhoneCode: '+65', PhoneNumber: '' },
  Items: [
    {
      CartItem: '{item}',
      Passengers: [
        { ...typed, PassportNumber: 'K123', DateOfIssue: '', DateOfExpiry: '', PlaceOfIssue: '' },
      ],
    },
  ],
  AdditionalNote: '',
  CodeReference: '',
  PromoCode: '',
}
const save = { operation: 'saveCheckout', header: cart, body: draft } as const
const saved: ScenarioStep = { ...save, keep: { resume: '/ResumeToken' } }
const resume = { operation: 'resumeCheckout', body: { ResumeToken: '{resume}' } } as const

/** The scenarios of unfinished checkouts that are continued elsewhere. */
export const resumeScenarios: readonly Scenario[] = [
  {
    id: 'checkout-saved',
    title: 'Checkout kept',
    what: 'As far as it is filled in, for a day.',
    given: [held()],
    call: save,
    expected: { answered: { '/ExpiresAt': '2026-11-21T06:30:00.000Z' } },
  },
  {
    id: 'checkout-resumed',
    title: 'Checkout on another device',
    what: 'The link gives the form as it was typed, and its cart.',
    given: [held(), saved],
    call: resume,
    expected: { answered: { '/Draft/Contact/Email': 'weiling@' } },
  },
  {
    id: 'checkout-save-unknown-cart',
    title: 'Checkout of an unknown cart',
    what: 'No cart has that token.',
    given: [held()],
    call: { ...save, header: { 'Cart-Token': 'this-is-the-token-of-no-cart' } },
    expected: { refused: 'cart_not_found' },
  },
  {
    id: 'checkout-save-strange-item',
    title: 'Checkout of something that is not in the cart',
    what: 'It was taken out, or is in another cart. The pointer names it.',
    given: [held()],
    call: { ...save, body: { ...draft, Items: [{ CartItem: 'itm_ELSEWHERE', Passengers: [] }] } },
    expected: { refused: 'validation_failed' },
  },
  {
    id: 'checkout-link-guessed',
    title: 'Link of no checkout',
    what: 'Nobody was given that link.',
    given: [held(), saved],
    call: { ...resume, body: { ResumeToken: 'this-is-the-token-of-no-draft' } },
    expected: { refused: 'resume_link_invalid' },
  },
  {
    id: 'checkout-link-over',
    title: 'Link of yesterday',
    what: 'A day after the last change everything that was typed is forgotten.',
    given: [held(), saved, { advanceSeconds: 86_400 }],
    call: resume,
    expected: { refused: 'resume_link_invalid' },
  },
  {
    id: 'checkout-link-ordered',
    title: 'Link of a cart that was ordered',
    what: 'There is nothing left to go on with.',
    given: [held(), saved, ordered],
    call: resume,
    expected: { refused: 'resume_link_invalid' },
  },
  {
    id: 'checkout-link-of-an-account',
    title: "Link of an account's cart, signed out",
    what: 'The cart of an account opens for that account only, whoever has the link.',
    given: [
      signedIn,
      {
        operation: 'addToCart',
        token: '{token}',
        body: cartOf(oneWayItem()),
        keep: { cart: '/Token', item: '/Items/0/Id' },
      },
      { ...save, token: '{token}', keep: { resume: '/ResumeToken' } },
    ],
    call: resume,
    expected: { refused: 'resume_link_invalid' },
  },
]
