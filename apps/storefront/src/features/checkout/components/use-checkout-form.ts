import type { CallError, ProblemField, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { useCallback, useEffect, useRef, useState } from 'react'

import { i18n } from '../../../shared/app/i18n.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useSession, useSessionView } from '../../../shared/app/session-store.ts'
import { startPhone } from '../../../shared/kit/form/calling-codes.ts'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import { useTypedValues, valueAt } from '../../../shared/kit/form/form-source.ts'
import { useFormEngine } from '../../../shared/kit/form/use-form-engine.ts'
import { loadPhoneBook, usePhoneBook } from '../../../shared/kit/form/use-phone-book.ts'
import { chooseCustomer, chosenCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import { readDraft, saveDraft } from '../../../shared/trade/checkout/checkout-draft.ts'
import type { CheckoutValues } from '../../../shared/trade/checkout/checkout-values.ts'
import { toKnownTravellers } from '../../../shared/trade/checkout/known-travellers.ts'
import type { PassengerDetails } from '../../../shared/trade/passenger/passenger-details.ts'
import { titlesOf } from '../../../shared/trade/passenger/titles-of.ts'
import { usePriceQuestion } from '../../../shared/trade/price/use-price-question.ts'
import { toWire } from '../../../shared/trade/price/wire-money.ts'
import type { ShownCart } from '../../../shared/trade/sale/use-shown-cart.ts'
import { notOfQuotation, usePlacing } from '../api/use-place-order.ts'
import { usePromo } from '../api/use-promo.ts'
import { checkCheckout } from '../model/check-checkout.ts'
import type { ItemTravel } from '../model/item-travel.ts'
import { promoIssue } from '../model/promo-issue.ts'
import { toFieldIssues } from '../model/refused-fields.ts'
import { startValues } from '../model/start-values.ts'
import { toOrderInput } from '../model/to-order-input.ts'
import { useContactTravels } from './contact/use-contact-travels.ts'
import { useOwnContact } from './contact/use-own-contact.ts'
import { useOwnPassenger } from './passengers/use-own-passenger.ts'
import { useNoteTravellers } from './price/use-note-travellers.ts'
import { useSettledPrice } from './price/use-settled-price.ts'
import { type GivenConsent, useKeptConsent } from './use-given-consent.ts'

type CheckoutFormInput = {
  received: Pick<ShownCart, 'cart' | 'net' | 'pricing'>
  /** The booked items, in the cart's order. */
  items: readonly Schemas['CartItem'][]
  /** The trips of the items that ask for travellers by name. */
  travels: readonly ItemTravel[]
  consent: GivenConsent
}

/** Extends the form engine to the checkout, with saved passengers that fill in places and a price to agree to. */
export function useCheckoutForm({ received, items, travels, consent }: CheckoutFormInput) {
  const { cart, net, pricing } = received
  const cartToken = cart.Token
  // The booking is not for the agent, whose own contact is therefore not filled in.
  const name = useSession(({ user, profile }) => (user?.Agency ? '' : (profile?.Name ?? '')))
  const currency = useSessionView((view) => view.currencyUser)
  const phoneBook = usePhoneBook()
  const [defaultValues] = useState(() =>
    startValues({
      items: items.filter(({ Id }) => travels.some(({ itemId }) => itemId === Id)),
      draft: readDraft(cartToken, items),
      name,
      phone: startPhone(currency),
      hasAgreed: consent.covers(items),
    }),
  )
  const { form, source } = useTypedValues<CheckoutValues>(defaultValues)
  const { values } = source
  const { getValues, setValue } = form
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set())
  const promo = usePromo(cart, values.promoCode, pricing.travellers)
  const change = usePriceQuestion((typed: CheckoutValues) => pricedBy(typed, currency))
  // The draft is found by the items of the opened form. Once the order has emptied the cart, it is not saved again.
  const [openedWith] = useState(() => items.map(({ Id }) => Id))
  useEffect(() => saveDraft(cartToken, values, openedWith), [cartToken, values, openedWith])
  const { areNoted, noteNow } = useNoteTravellers(
    cartToken,
    toKnownTravellers(
      values,
      travels.map(({ itemId }) => itemId),
    ),
  )
  const fill = useCallback(
    (itemId: string, index: number, details: PassengerDetails) => {
      const place = `passengers.${itemId}.${index}` as const
      const { band } = getValues(place)
      const title = titlesOf(band).find((known) => known === details.title) ?? ''
      setValue(place, { ...details, title, band }, { shouldDirty: true })
      setFilled((places) => new Set(places).add(place))
    },
    [getValues, setValue],
  )
  const passengerAt = useCallback(
    (itemId: string, index: number) => getValues(`passengers.${itemId}`)?.[index],
    [getValues],
  )
  useOwnPassenger({ travels, passengerAt, fill })
  useOwnContact(form)
  useContactTravels(values, travels[0]?.itemId, setValue)
  useKeptConsent(consent, values.hasAgreed, items)

  // The visitor agrees to what the page shows when the button is pressed.
  const shown = promo.offer?.Total ?? (net.length === 1 ? net[0] : undefined)
  const isSettled = areNoted && !pricing.isUpdating && !promo.isAsking
  const settledPrice = useSettledPrice(shown, isSettled)
  const agreed = useRef<Schemas['Money'] | undefined>(undefined)
  // Consent to another price is valid for one sending.
  const accepted = useRef<Schemas['Money'] | null>(null)
  const settle = async (typed: CheckoutValues) => {
    const answer = accepted.current
    accepted.current = null
    agreed.current = answer ?? shown
    if (!answer) {
      noteNow()
      const after = await settledPrice()
      if (after && !isSameMoney(after, shown)) {
        change.note(structuredClone(getValues()), { before: shown, after })
        return null
      }
    }
    // The fields stay open while the price is being loaded. A fast typist also waits here for the phone book.
    const wanted = structuredClone(answer ? typed : getValues())
    const rules = { travels, phoneBook: phoneBook ?? (await loadPhoneBook()) }
    return { values: wanted, issues: [...checkCheckout(wanted, rules), ...promo.issues] }
  }
  const itemIds = items.map(({ Id }) => Id)
  const placing = usePlacing(cartToken)
  const engine = useFormEngine<CheckoutValues, Schemas['PlacedOrder']>({
    source,
    check: (typed) => [...checkCheckout(typed, { travels, phoneBook }), ...promo.issues],
    // A place filled by a saved passenger counts as if each of its fields had been left; a promo code is checked when the
    // visitor asks.
    isShownEarly: (field) =>
      field === 'promoCode' ||
      (filled.has(field.slice(0, field.lastIndexOf('.'))) && Boolean(valueAt(values, field))),
    settle,
    mutationKey: placing.mutationKey,
    send: async (typed) => {
      change.forget()
      const customer = chosenCustomer()
      const body = {
        ...toOrderInput(typed, itemIds, {
          travels,
          phoneBook: phoneBook ?? (await loadPhoneBook()),
        }),
        ...(agreed.current && { AgreedTotal: agreed.current }),
        ...(customer && { Customer: customer.id }),
      }
      return placing.send({ body, currency })
    },
    onDone: placing.onPlaced,
    onRefused: (failure, typed) => {
      placing.onRefused(failure)
      if (failure.kind !== 'problem') return
      if (!isProblem(failure, 'price_changed')) return letGoOfUnknown(failure.errors)
      change.note(typed, { before: agreed.current, after: toWire(failure.params) })
      pricing.retry()
      promo.askAgain()
    },
    toIssues: (failure, typed) => refusedIssues(failure, itemIds, typed),
  })

  const asked = change.of(values)
  const hasRefusedPromo = engine.issues.some(({ name: field }) => field === 'promoCode')
  return {
    ...engine,
    form,
    values,
    phoneBook,
    fill,
    promo: { ...promo, offer: hasRefusedPromo ? undefined : promo.offer },
    /** The failure that is not shown at a field already. */
    failure: isProblem(engine.failure, 'price_changed') ? null : notOfQuotation(engine.failure),
    /** Set if the order costs another amount than the visitor agreed to, until the visitor answers or changes a field. */
    priceChange: asked && {
      ...asked,
      accept: () => {
        accepted.current = asked.after
        engine.submit()
        accepted.current = null
      },
      goBack: change.forget,
    },
    isOpen: ({ name: field }: FieldIssue) =>
      engine.issues.some((issue) => issue.name === field && issue.words.severity === 'error'),
  }
}

function refusedIssues(
  failure: CallError,
  itemIds: readonly string[],
  typed: CheckoutValues,
): readonly FieldIssue[] {
  if (failure.kind !== 'problem' || isProblem(failure, 'price_changed')) return []
  if (isProblem(failure, 'promo_refused'))
    return [{ name: 'promoCode', words: promoIssue(failure.params) }]
  return toFieldIssues(failure.errors, itemIds, typed)
}

function isSameMoney(one: Schemas['Money'], other: Schemas['Money'] | undefined): boolean {
  return one.Amount === other?.Amount && one.Currency === other.Currency
}

/** Releases the customer if a colleague has deleted them meanwhile, so that the booking continues without one. */
function letGoOfUnknown(errors: readonly ProblemField[]): void {
  const customer = chosenCustomer()
  if (!customer || !errors.some(({ pointer }) => pointer === '/Customer')) return
  chooseCustomer(null)
  const { t } = i18n()
  notify({
    title: t('customer:checkout.gone', { name: customer.name }),
    description: t('customer:checkout.goneBody'),
    variant: 'destructive',
  })
}

function pricedBy({ passengers, sameAs, promoCode }: CheckoutValues, currency: string): string {
  return JSON.stringify([passengers, sameAs, promoCode, currency])
}
