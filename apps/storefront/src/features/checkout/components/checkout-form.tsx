import { useTranslation } from '@selat/i18n'
import { useState } from 'react'

import { FormContext } from '../../../shared/kit/form/form-context.tsx'
import type { FieldIssue } from '../../../shared/kit/form/form-issue.ts'
import type { RefusedSubmit } from '../../../shared/kit/form/use-form-engine.ts'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { stickInSight } from '../../../shared/kit/stick-in-sight.ts'
import { deferredForAgents } from '../../../shared/trade/agency/deferred-for-agents.tsx'
import { runningHolds, useHeldItems, unexpiredItems } from '../../../shared/trade/cart/holds.ts'
import { fieldId } from '../../../shared/trade/checkout/checkout-values.ts'
import { useIsNetHidden } from '../../../shared/trade/price/net-visibility.ts'
import { CheckoutCustomer, SaveToCustomer } from '../../../shared/trade/sale/deferred-sale.tsx'
import type { ShownCart } from '../../../shared/trade/sale/use-shown-cart.ts'
import { completePassengers } from '../model/complete-passengers.ts'
import { travelsOf } from '../model/item-travel.ts'
import { totalsWith } from '../model/totals-with.ts'
import { ContactSection } from './contact/contact-section.tsx'
import { ExtrasSection } from './extras-section.tsx'
import { HoldNotice } from './hold-notice.tsx'
import { LeadGuestNote } from './passengers/lead-guest-note.tsx'
import { PassengersSection } from './passengers/passengers-section.tsx'
import { PlaceOrderSection } from './place-order-section.tsx'
import { RefusedSummary } from './refused-summary.tsx'
import { ContinueElsewhere } from './resume/continue-elsewhere.tsx'
import { ReviewSection } from './review/review-section.tsx'
import { OrderSummary } from './summary/order-summary.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useFieldTitles } from './use-field-titles.ts'
import type { GivenConsent } from './use-given-consent.ts'

const TakenNote = deferredForAgents(() =>
  import('../../../shared/trade/sale/taken-note.tsx').then((module) => module.TakenNote),
)

type CheckoutFormProps = { received: ShownCart; consent: GivenConsent }

/**
 * Shows the whole form for the items that could be booked when it was opened. If one of them expires meanwhile, its
 * typed travellers are kept.
 */
export function CheckoutForm({ received, consent }: CheckoutFormProps) {
  const { t } = useTranslation('order')
  const held = useHeldItems(received)
  const [bookable] = useState(
    () => new Set(held.filter(({ phase }) => phase !== 'expired').map(({ item }) => item.Id)),
  )
  const items = received.cart.Items.filter(({ Id }) => bookable.has(Id))
  const travels = travelsOf(items, received.cart.AsOf)
  const travelling = items.filter(({ Id }) => travels.some(({ itemId }) => itemId === Id))
  const checkout = useCheckoutForm({ received, items, travels, consent })
  const toText = useIssueText()
  const titles = useFieldTitles(travelling)
  const errorOf = (name: string) => textOf(checkout.issueOf(name), toText)
  // A warning is only shown while the field has no error.
  const warningOf = (name: string) =>
    checkout.issueOf(name) ? undefined : textOf(checkout.warningOf(name), toText)
  // The discount of a code belongs to the agency, so it is not shown while net prices are hidden.
  const isNetHidden = useIsNetHidden()
  const offer = isNetHidden ? undefined : checkout.promo.offer
  const totals = totalsWith(received.cart, offer)
  const said = errorOf(checkout.lastLeft) ?? warningOf(checkout.lastLeft)
  return (
    <div className="gap-8 lg:grid lg:grid-cols-[1fr_23rem] lg:items-start">
      <div
        ref={stickInSight}
        className="contents lg:sticky lg:top-[min(5.5rem,var(--stick-end,5.5rem))] lg:col-start-2 lg:row-start-1 lg:block"
      >
        <HoldNotice items={checkout.isSending ? runningHolds(held) : held} />
        {items.length > 0 && (
          <>
            <OrderSummary
              cart={received.cart}
              pricing={received.pricing}
              items={items}
              offer={offer}
            />
            <ContinueElsewhere
              cartToken={received.cart.Token}
              items={items}
              values={checkout.values}
            />
          </>
        )}
      </div>
      {items.length > 0 && (
        <FormContext
          form={checkout.form}
          idOf={fieldId}
          titleOf={titles.ofField}
          errorOf={errorOf}
          warningOf={warningOf}
        >
          <form
            noValidate
            aria-label={t('checkout.title')}
            onSubmit={checkout.submit}
            {...checkout.handlers}
            className="min-w-0 max-lg:mt-6 lg:col-start-1 lg:row-start-1 max-lg:[&_:is(input,select,textarea,button,summary,a)]:scroll-mt-40"
          >
            <RefusedSummary refused={checkout.refused} isOpen={checkout.isOpen} titles={titles} />
            {/* The message that appears beside a field after it was left is also announced to screen readers. */}
            <p role="status" className="sr-only">
              {said &&
                t('checkout.errorLine', {
                  field: titles.ofField(checkout.lastLeft),
                  message: said,
                })}
            </p>
            <FieldsLeft refused={checkout.refused} isOpen={checkout.isOpen} />
            {!isNetHidden && <TakenNote cart={received.cart.Token} />}
            <CheckoutCustomer travels={travels} onFill={checkout.fill} />
            <ContactSection phoneBook={checkout.phoneBook} hasPassengers={travelling.length > 0} />
            {travelling.length > 0 && (
              <PassengersSection
                items={travelling}
                travels={travels}
                values={checkout.values}
                issues={checkout.issues}
                onFill={checkout.fill}
              />
            )}
            <LeadGuestNote
              items={unexpiredItems(items).filter((item) => !travelling.includes(item))}
            />
            <SaveToCustomer
              contact={checkout.values.contact}
              phoneBook={checkout.phoneBook}
              travellers={completePassengers(checkout.values, checkout.issues)}
            />
            <ExtrasSection />
            <ReviewSection
              cart={received.cart}
              items={items}
              travelling={travelling}
              travels={travels}
              values={checkout.values}
              promo={{ ...checkout.promo, offer }}
            />
            <PlaceOrderSection
              items={items}
              totals={totals}
              pricing={received.pricing}
              priceChange={checkout.priceChange}
              isPlacing={checkout.isSending}
              wait={checkout}
              hasExpired={!checkout.isSending && held.some(({ phase }) => phase === 'expired')}
              failure={checkout.failure}
            />
          </form>
        </FormContext>
      )}
    </div>
  )
}

function textOf(found: FieldIssue | undefined, toText: ReturnType<typeof useIssueText>) {
  return found && toText(found.words)
}

type FieldsLeftProps = {
  refused: RefusedSubmit
  isOpen: (issue: FieldIssue) => boolean
}

/** Announces after a refused submit how many of its fields are left, whenever the number changes. */
function FieldsLeft({ refused, isOpen }: FieldsLeftProps) {
  const { t } = useTranslation('order')
  const all = refused.issues.length
  const left = refused.issues.filter(isOpen).length
  // At first nothing is announced, because the summary has listed all fields and has the focus.
  const isBegun = left < all
  return (
    <p role="status" className="sr-only">
      {isBegun && (left === 0 ? t('checkout.noneLeft') : t('checkout.left', { count: left }))}
    </p>
  )
}
