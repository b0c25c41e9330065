import { useFormat, useTranslation } from '@selat/i18n'
import type { CallError, Schemas } from '@selat/sdk'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { Spinner } from '@selat/ui/spinner'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { isWait, WaitNotice } from '../../../shared/kit/form/form-state.tsx'
import { isRefusal } from '../../../shared/kit/idempotency-key.ts'
import { fieldId } from '../../../shared/trade/checkout/checkout-values.ts'
import { Consent } from '../../../shared/trade/checkout/consent.tsx'
import { OtherCurrencyNote } from '../../../shared/trade/sale/other-currency-note.tsx'
import type { CartPricing } from '../../../shared/trade/sale/use-priced-cart.ts'
import { holdNoticeId } from './hold-notice.tsx'
import { PriceChanged, type PriceChangedProps } from './price/price-changed.tsx'

type PlaceOrderSectionProps = {
  items: readonly Schemas['CartItem'][]
  totals: readonly Schemas['Money'][]
  pricing: CartPricing
  /** The price that the server asks for, if it is not the one that was shown; else null. */
  priceChange: Pick<PriceChangedProps, 'before' | 'after' | 'accept' | 'goBack'> | null
  isPlacing: boolean
  /** The instant until which the server asks to wait before another try, in epoch milliseconds; null if there is no wait. */
  wait: { waitUntil: number | null; endWait: () => void }
  /** Whether a hold has expired; the notice at the top of the page offers a remedy. */
  hasExpired: boolean
  /** The refusal of the order as a whole; issues of fields are shown at the fields. */
  failure: CallError | null
}

/** Shows the end of the form: the consent, the amount and the button, with the reason if the order was not placed. */
export function PlaceOrderSection(props: PlaceOrderSectionProps) {
  const { items, totals, pricing, priceChange, isPlacing, wait, hasExpired, failure } = props
  const { t } = useTranslation(['order', 'cart'])
  const format = useFormat()
  const total = format.list(totals.map((amount) => format.money(amount)))
  return (
    <section aria-label={t('checkout.policy')} className="mt-8 flex flex-col gap-5">
      <Consent label={t('checkout.agree')} hint={<PolicyLink />} />
      {wait.waitUntil !== null && <WaitNotice until={wait.waitUntil} onOver={wait.endWait} />}
      {failure && !isWait(failure) && <OrderFailure failure={failure} isPlacing={isPlacing} />}
      {priceChange && <PriceChanged {...priceChange} total={total} isPlacing={isPlacing} />}
      {pricing.failure &&
        (pricing.currency === null ? (
          <PriceUnknown retry={pricing.retry} isUpdating={pricing.isUpdating} />
        ) : (
          <OtherCurrencyNote items={items} pricing={pricing} />
        ))}
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3 border-t border-border pt-5">
        {totals.length > 0 && (
          <p className="me-auto">
            <span className="block text-sm text-muted-foreground">{t('cart:total.payNow')}</span>
            <span aria-busy={pricing.isUpdating} className="flex items-center gap-2">
              <span
                className={`text-2xl font-bold tabular max-[20rem]:text-lg ${pricing.isUpdating ? 'text-muted-foreground' : ''}`}
              >
                {total}
              </span>
              {pricing.isUpdating && (
                <Spinner label={t('cart:item.pricing')} className="text-muted-foreground" />
              )}
            </span>
          </p>
        )}
        {hasExpired ? (
          <RefusedButton canGoOn={totals.length > 0} />
        ) : (
          <Button
            type="submit"
            variant="main"
            size="lg"
            loading={isPlacing}
            className="max-sm:w-full max-sm:shrink max-sm:px-4"
          >
            {t(isPlacing ? 'checkout.placing' : 'checkout.place')}
          </Button>
        )}
      </div>
    </section>
  )
}

function PolicyLink() {
  const { t } = useTranslation(['order', 'common'])
  return (
    <Link
      to={paths.bookingPolicy()}
      target="_blank"
      className="text-brand-text underline underline-offset-4"
    >
      {t('common:state.linkNewTab', { link: t('checkout.readPolicy') })}
    </Link>
  )
}

function OrderFailure({ failure, isPlacing }: { failure: CallError; isPlacing: boolean }) {
  const { t } = useTranslation(['order', 'common'])
  const format = useFormat()
  const toText = useProblemText()
  const mayBePlaced = !isRefusal(failure)
  return (
    <Alert
      variant={mayBePlaced ? 'warning' : 'destructive'}
      live="assertive"
      title={mayBePlaced ? t('checkout.noAnswer') : undefined}
      action={
        mayBePlaced && (
          <Button type="submit" variant="outline" size="sm" loading={isPlacing}>
            {t('common:action.retry')}
          </Button>
        )
      }
    >
      {format.sentences([toText(failure), mayBePlaced && t('checkout.retryIsSafe')])}
    </Alert>
  )
}

/** Warns that the total could not be updated for the typed travellers, and says why that does no harm. */
function PriceUnknown({ retry, isUpdating }: { retry: () => void; isUpdating: boolean }) {
  const { t } = useTranslation(['order', 'common'])
  return (
    <Alert
      variant="warning"
      live="polite"
      action={
        <Button variant="outline" size="sm" loading={isUpdating} onClick={retry}>
          {t('common:action.retry')}
        </Button>
      }
    >
      {t('checkout.priceUnknown')}
    </Alert>
  )
}

/**
 * Shows a disabled button that can still be pressed, and then moves the focus to the notice about the expired hold. `canGoOn` says
 * whether anything else is still held.
 */
function RefusedButton({ canGoOn }: { canGoOn: boolean }) {
  const { t } = useTranslation('order')
  const reasonId = fieldId('refused')
  return (
    <div className="flex flex-col gap-1.5 max-sm:w-full">
      <Button
        variant="main"
        size="lg"
        className="max-sm:w-full max-sm:shrink max-sm:px-4"
        aria-disabled
        aria-describedby={reasonId}
        onClick={() => document.getElementById(holdNoticeId)?.focus()}
      >
        {t('checkout.place')}
      </Button>
      <p id={reasonId} className="text-sm font-medium text-destructive">
        {canGoOn ? t('checkout.expiredFirst') : t('checkout.expiredAll')}
      </p>
    </div>
  )
}
