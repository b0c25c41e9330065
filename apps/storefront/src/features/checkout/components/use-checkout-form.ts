import type { ProblemField, Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { useCallback, useEffect, useState } from 'react'
import { get, useForm, useFormState, useWatch } from 'react-hook-form'

import { i18n } from '../../../shared/app/i18n.ts'
import { notify } from '../../../shared/app/notify.ts'
import { useSession, useSessionView } from '../../../shared/app/session-store.ts'
import { startPhone } from '../../../shared/kit/form/calling-codes.ts'
import { loadPhoneBook, usePhoneBook } from '../../../shared/kit/form/use-phone-book.ts'
import { useTouchedFields } from '../../../shared/kit/form/use-touched-fields.ts'
import { chooseCustomer, chosenCustomer } from '../../../shared/trade/agency/chosen-customer.ts'
import { readDraft, saveDraft } from '../../../shared/trade/checkout/checkout-draft.ts'
import type { CheckoutValues } from '../../../shared/trade/checkout/checkout-values.ts'
import { toKnownTravellers } from '../../../shared/trade/checkout/known-travellers.ts'
import type { PassengerDetails } from '../../../shared/trade/passenger/passenger-details.ts'
import { titlesOf } from '../../../shared/trade/passenger/titles-of.ts'
import { usePriceQuestion } from '../../../shared/trade/price/use-price-question.ts'
import { toWire } from '../../../shared/trade/price/wire-money.ts'
import type { ShownCart } from '../../../shared/trade/sale/use-shown-cart.ts'
import { usePlaceOrder } from '../api/use-place-order.ts'
import { promoIssue, usePromo } from '../api/use-promo.ts'
import { checkCheckout } from '../model/check-checkout.ts'
import type { CheckoutRules, FieldIssue } from '../model/check-checkout.ts'
import type { ItemTravel } from '../model/item-travel.ts'
import { toFieldIssues } from '../model/refused-fields.ts'
import { startValues } from '../model/start-values.ts'
import { toOrderInput } from '../model/to-order-input.ts'
import { useContactTravels } from './contact/use-contact-travels.ts'
import { useOwnContact } from './contact/use-own-contact.ts'
import { useOwnPassenger } from './passengers/use-own-passenger.ts'
import { useNoteTravellers } from './price/use-note-travellers.ts'
import { useSettledPrice } from './price/use-settled-price.ts'
import type { Refused } from './refused-summary.tsx'

type CheckoutFormInput = {
  received: Pick<ShownCart, 'cart' | 'net' | 'pricing'>
  /** What is booked, in the cart's order. */
  items: readonly Schemas['CartItem'][]
  /** The trips among them whose travellers are named. */
  travels: readonly ItemTravel[]
}

/** An issue that only the server has seen; it stands until its field says something else. */
type ServerIssue = { issue: FieldIssue; value: unknown }

/** The checkout form: React Hook Form holds what is typed, the domain says what is wrong with it. */
export function useCheckoutForm({ received, items, travels }: CheckoutFormInput) {
  const { cart, net, pricing } = received
  const cartToken = cart.Token
  // An agent is not whom it is booked for.
  const name = useSession(({ user, profile }) => (user?.Agency ? '' : (profile?.Name ?? '')))
  const currency = useSessionView((view) => view.currencyUser)
  const phoneBook = usePhoneBook()
  const [defaultValues] = useState(() =>
    startValues({
      items: items.filter(({ Id }) => travels.some(({ itemId }) => itemId === Id)),
      draft: readDraft(cartToken, items),
      name,
      phone: startPhone(currency),
    }),
  )
  const form = useForm<CheckoutValues>({ defaultValues, shouldFocusError: false })
  const { control, handleSubmit, getValues, setValue } = form
  // Every field has a default, so nothing in it is missing.
  const values = useWatch({ control }) as CheckoutValues
  const { dirtyFields } = useFormState({ control })
  const { fields: left, handlers } = useTouchedFields((field) => Boolean(get(dirtyFields, field)))
  const [refused, setRefused] = useState<Refused>({ attempt: 0, issues: [] })
  const [filled, setFilled] = useState<ReadonlySet<string>>(new Set())
  const [serverIssues, setServerIssues] = useState<readonly ServerIssue[]>([])
  const order = usePlaceOrder(cartToken)
  const promo = usePromo(cart, values.promoCode, pricing.travellers)
  const change = usePriceQuestion((typed: CheckoutValues) => pricedBy(typed, currency))
  useEffect(() => saveDraft(cartToken, values), [cartToken, values])
  const { areNoted, noteNow } = useNoteTravellers(
    cartToken,
    toKnownTravellers(
      values,
      travels.map(({ itemId }) => itemId),
    ),
  )

  const own = checkCheckout(values, { travels, phoneBook })
  const issues = [
    ...own,
    ...promo.issues,
    ...serverIssues
      .filter(({ issue, value }) => get(values, issue.name) === value)
      .map(({ issue }) => issue),
  ]
  // A place that was filled at once is as if every field of it had been left.
  const isFilled = (field: string) =>
    filled.has(field.slice(0, field.lastIndexOf('.'))) && Boolean(get(values, field))
  // A code is judged when it was asked about.
  const isShown = (field: string) =>
    refused.attempt > 0 || left.all.has(field) || isFilled(field) || field === 'promoCode'
  const find = (field: string, severity: FieldIssue['severity']) =>
    isShown(field)
      ? issues.find((issue) => issue.name === field && issue.severity === severity)
      : undefined
  const refuse = (found: readonly FieldIssue[]) =>
    setRefused(({ attempt }) => ({ attempt: attempt + 1, issues: found }))

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

  const place = async (typed: CheckoutValues, agreed: Schemas['Money'] | undefined) => {
    const early = errorsOf(typed, { travels, phoneBook })
    if (early.length > 0) return refuse(early)
    // Whoever types faster than the phone book arrives waits for it here, and only here.
    const rules = { travels, phoneBook: phoneBook ?? (await loadPhoneBook()) }
    const errors = [...errorsOf(typed, rules), ...promo.issues]
    if (errors.length > 0) return refuse(errors)
    setServerIssues([])
    change.forget()
    const itemIds = items.map(({ Id }) => Id)
    const customer = chosenCustomer()
    const body = {
      ...toOrderInput(typed, itemIds, rules),
      ...(agreed && { AgreedTotal: agreed }),
      ...(customer && { Customer: customer.id }),
    }
    order.place({ body, currency }, (failure) => {
      if (failure.kind !== 'problem') return
      if (isProblem(failure, 'price_changed')) {
        change.note(typed, { before: agreed, after: toWire(failure.params) })
        pricing.retry()
        promo.askAgain()
        return
      }
      letGoOfUnknown(failure.errors)
      const found = isProblem(failure, 'promo_refused')
        ? [promoIssue(failure.params)]
        : toFieldIssues(failure.errors, itemIds, typed)
      if (found.length === 0) return
      setServerIssues(found.map((issue) => ({ issue, value: get(typed, issue.name) })))
      refuse(found)
    })
  }
  // What is on the page when the button is pressed is what is agreed to.
  const shown = promo.offer?.Total ?? (net.length === 1 ? net[0] : undefined)
  const isSettled = areNoted && !pricing.isUpdating && !promo.isAsking
  const price = useSettledPrice(shown, isSettled)
  const submit = handleSubmit(async (typed) => {
    if (errorsOf(typed, { travels, phoneBook }).length > 0) return place(typed, shown)
    noteNow()
    const after = await price.settled()
    // The fields stay open while the price is waited for.
    const wanted = structuredClone(getValues())
    if (after && !isSameMoney(after, shown)) return change.note(wanted, { before: shown, after })
    return place(wanted, shown)
  })

  const asked = change.of(values)

  const hasRefusedPromo = issues.some(({ name: field }) => field === 'promoCode')
  const hasMarkedFields = serverIssues.length > 0 && order.failure?.kind === 'problem'
  return {
    form,
    values,
    phoneBook,
    issues,
    refused,
    lastLeft: left.last,
    handlers,
    fill,
    submit,
    promo: { ...promo, offer: hasRefusedPromo ? undefined : promo.offer },
    isPlacing: order.isPending || price.isWaiting,
    /** What is not said at a field already. */
    failure: hasMarkedFields || isProblem(order.failure, 'price_changed') ? null : order.failure,
    /** The order costs another amount than was agreed to, until it is answered or something else is typed. */
    priceChange: asked && {
      ...asked,
      accept: () => void handleSubmit((typed) => place(typed, asked.after))(),
      goBack: change.forget,
    },
    errorOf: (field: string) => find(field, 'error'),
    // First what is wrong, then what is worth knowing.
    warningOf: (field: string) => (find(field, 'error') ? undefined : find(field, 'warning')),
    isOpen: ({ name: field }: FieldIssue) =>
      issues.some((issue) => issue.name === field && issue.severity === 'error'),
  }
}

function isSameMoney(one: Schemas['Money'], other: Schemas['Money'] | undefined): boolean {
  return one.Amount === other?.Amount && one.Currency === other.Currency
}

/** Whom a colleague has deleted meanwhile: the booking goes on without. */
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

function errorsOf(values: CheckoutValues, rules: CheckoutRules): FieldIssue[] {
  return checkCheckout(values, rules).filter(({ severity }) => severity === 'error')
}
