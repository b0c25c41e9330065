import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'

import { tellEvent } from '../../../shared/app/analytics/tell-event.ts'
import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { useSessionView } from '../../../shared/app/session-store.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { QueryState } from '../../../shared/kit/query-state.tsx'
import { TypedWaits } from '../../../shared/kit/typed-waits.tsx'
import { ForRoles } from '../../../shared/trade/agency/for-roles.tsx'
import { sellers } from '../../../shared/trade/agency/roles.ts'
import { unexpiredItems } from '../../../shared/trade/cart/holds.ts'
import { JoinFailed } from '../../../shared/trade/cart/join-failed.tsx'
import { readDraft } from '../../../shared/trade/checkout/checkout-draft.ts'
import { CheckoutSteps } from '../../../shared/trade/checkout/checkout-steps.tsx'
import { EmptyCart } from '../../../shared/trade/checkout/empty-cart.tsx'
import { type ShownCart, useShownCart } from '../../../shared/trade/sale/use-shown-cart.ts'
import { useIsOrdering } from '../api/use-place-order.ts'
import { CartChanged, CartEmptied } from '../components/cart-changed.tsx'
import { CheckoutForm } from '../components/checkout-form.tsx'
import { CheckoutSkeleton } from '../components/checkout-skeleton.tsx'
import { AccountNeeded } from '../components/deferred-account-needed.ts'
import { holdNoticeId } from '../components/hold-notice.tsx'
import { ResumeCheckout } from '../components/resume/resume-checkout.tsx'
import { UnansweredOrder } from '../components/unanswered-order.tsx'
import { isOwnChange, useCartChange } from '../components/use-cart-change.ts'
import { type GivenConsent, useGivenConsent } from '../components/use-given-consent.ts'
import { formKey } from '../model/form-key.ts'
import { unansweredIntent } from '../model/order-intent.ts'

export default function CheckoutPage() {
  const resume = useSearchParams()[0].get('resume')
  const { BookingMode } = useTenant().Account
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  if (BookingMode === 'account' && !isLoggedIn) return <AccountNeeded />
  return (
    <ForRoles roles={sellers}>
      {resume === null || resume === '' ? <CartCheckout /> : <ResumedCheckout token={resume} />}
    </ForRoles>
  )
}

function ResumedCheckout({ token }: { token: string }) {
  const { t } = useTranslation('order')
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('checkout.title')} />
      <PageHeading className="mb-6">{t('checkout.title')}</PageHeading>
      <ResumeCheckout token={token} />
    </div>
  )
}

function CartCheckout() {
  const { t } = useTranslation(['order', 'common'])
  const isOrdering = useIsOrdering()
  const { isNone, query, received, joinFailure } = useShownCart({
    isToOrder: true,
    isFrozen: isOrdering,
  })
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const change = useCartChange(received?.cart)
  const consent = useGivenConsent()
  const [filled, setFilled] = useState<Schemas['Cart'] | null>(null)
  const isEmpty = isNone || received?.cart.Items.length === 0
  if (!isEmpty && received && filled?.Token !== received.cart.Token) setFilled(received.cart)
  // An order that was placed here has removed the draft, so a remaining draft means that the cart was ordered or emptied
  // elsewhere, unless its items were removed here.
  const isEmptied =
    isEmpty &&
    filled !== null &&
    readDraft(filled.Token, filled.Items) !== null &&
    !(received && isOwnChange(received.cart))
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 md:py-12">
      <PageMeta title={t('checkout.title')} />
      {!isEmpty && <CheckoutSteps current="details" className="mb-8" />}
      <PageHeading className="mb-6">{t('checkout.title')}</PageHeading>
      {joinFailure && <JoinFailed />}
      {!isLoggedIn && isEmpty && (
        <TypedWaits
          className="mb-6"
          login={
            <Button asChild size="sm">
              <Link to={paths.login(paths.checkout())}>{t('common:nav.login')}</Link>
            </Button>
          }
        />
      )}
      {isEmptied && <CartEmptied />}
      {change && !isEmpty && (
        <CartChanged
          change={change}
          needsConsent={consent.isMissingFor(unexpiredItems(received?.cart.Items ?? []))}
        />
      )}
      {isNone ? (
        <EmptyCart />
      ) : (
        <QueryState query={query} skeleton={<CheckoutSkeleton />}>
          {() =>
            received ? <Checkout received={received} consent={consent} /> : <CheckoutSkeleton />
          }
        </QueryState>
      )}
    </div>
  )
}

function Checkout({ received, consent }: { received: ShownCart; consent: GivenConsent }) {
  const { cart } = received
  // Rendering the form takes more than half a second on a phone. A deferred value lets React answer presses in between.
  const isFormDue = useDeferredValue(true, false)
  useTellCheckout(cart)
  useFocusAfterChange(formKey(cart))
  if (!isFormDue) return <CheckoutSkeleton />
  if (cart.Items.length > 0)
    return <CheckoutForm key={formKey(cart)} received={received} consent={consent} />
  const intent = unansweredIntent(cart.Token)
  return intent ? <UnansweredOrder intent={intent} /> : <EmptyCart />
}

/** Moves the focus to the notice of the holds if the focused element was replaced together with the form. */
function useFocusAfterChange(form: string): void {
  const shown = useRef(form)
  useEffect(() => {
    if (shown.current === form) return
    shown.current = form
    if (document.activeElement === document.body) document.getElementById(holdNoticeId)?.focus()
  }, [form])
}

/** Reports the beginning of a checkout once for each cart, even if its items change later. */
function useTellCheckout({ Token, Items }: Schemas['Cart']): void {
  const hasItems = Items.length > 0
  useEffect(() => {
    if (!hasItems) return
    tellEvent(async () => {
      const { describeCheckout } = await import('../../../shared/trade/analytics/describe-items.ts')
      return describeCheckout(Items)
    })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a price that changes begins no other checkout
  }, [Token, hasItems])
}
