import type { Issue } from '@selat/domain'
import { useFormat, useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { Button } from '@selat/ui/button'
import { Card } from '@selat/ui/card'
import { ArrowRight, Plus } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../../shared/app/paths.ts'
import { useTenant } from '../../../shared/app/tenant.ts'
import { useIssueText } from '../../../shared/kit/form/use-issue-text.ts'
import { stickInSight } from '../../../shared/kit/stick-in-sight.ts'
import { deferredForAgents } from '../../../shared/trade/agency/deferred-for-agents.tsx'
import { CartTotals } from '../../../shared/trade/cart/cart-totals.tsx'
import { hasFares } from '../../../shared/trade/cart/has-fares.ts'
import { unexpiredItems } from '../../../shared/trade/cart/holds.ts'
import { CartSale } from '../../../shared/trade/sale/deferred-sale.tsx'

const QuoteCart = deferredForAgents(() =>
  import('./quote-cart.tsx').then((module) => module.QuoteCart),
)

type CartSummaryProps = {
  cart: Schemas['Cart']
  /** The issue that prevents the checkout, and the heading of the first item that has it. */
  obstacle: { readonly issue: Issue; readonly headingId: string } | undefined
}

export function CartSummary({ cart, obstacle }: CartSummaryProps) {
  const { t } = useTranslation('cart')
  const format = useFormat()
  const titleId = useId()
  const sellsOnlyFerries = useTenant().Products.every((product) => product === 'ferry')
  return (
    <Card asChild className="lg:sticky lg:top-[min(5.5rem,var(--stick-end,5.5rem))]">
      <section
        ref={stickInSight}
        aria-labelledby={titleId}
        className="flex flex-col gap-5 p-5 max-[20rem]:p-3 sm:p-6"
      >
        {/* Only screen readers get the heading while no item is held, because there is no total to show. */}
        <h2 id={titleId} className={cart.Totals.length > 0 ? 'text-xl' : 'sr-only'}>
          {t('total.title')}
        </h2>
        {cart.Totals.length > 0 && (
          <>
            <CartTotals Totals={cart.Totals} AtCounter={cart.AtCounter} />
            <p className="text-sm text-muted-foreground">
              {format.sentences([
                t('total.note'),
                hasFares(unexpiredItems(cart.Items)) && t('total.ageNote'),
              ])}
            </p>
            <CartSale cart={cart} />
          </>
        )}
        {obstacle === undefined ? (
          <Button asChild variant="main" size="lg">
            <Link to={paths.checkout()}>
              {t('page.checkout')}
              <ArrowRight aria-hidden />
            </Link>
          </Button>
        ) : (
          <RefusedCheckout {...obstacle} />
        )}
        {cart.Totals.length > 0 && <QuoteCart cart={cart} />}
        <Button asChild variant="link" className="self-center">
          <Link to={sellsOnlyFerries ? paths.ferry() : paths.home()}>
            <Plus aria-hidden />
            {t(sellsOnlyFerries ? 'page.addMore' : 'page.addOther')}
          </Link>
        </Button>
      </section>
    </Card>
  )
}

/** Shows a disabled button that can still be pressed, and then moves the focus to the item in question. */
function RefusedCheckout({ issue, headingId }: NonNullable<CartSummaryProps['obstacle']>) {
  const { t } = useTranslation('cart')
  const toText = useIssueText()
  const reasonId = useId()
  return (
    <div className="flex flex-col gap-2">
      <Button
        variant="main"
        size="lg"
        aria-disabled
        aria-describedby={reasonId}
        onClick={() => document.getElementById(headingId)?.focus()}
      >
        {t('page.checkout')}
      </Button>
      <p id={reasonId} className="text-sm font-medium text-warning">
        {toText(issue)}
      </p>
    </div>
  )
}
