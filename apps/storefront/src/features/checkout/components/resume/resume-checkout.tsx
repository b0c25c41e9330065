import { useTranslation } from '@selat/i18n'
import type { Schemas } from '@selat/sdk'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Button } from '@selat/ui/button'
import { EmptyState } from '@selat/ui/empty-state'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'

import { travel } from '../../../../shared/app/api.ts'
import { paths } from '../../../../shared/app/paths.ts'
import { useSessionView } from '../../../../shared/app/session-store.ts'
import { QueryState } from '../../../../shared/kit/query-state.tsx'
import { cartQuery } from '../../../../shared/trade/cart/cart-query.ts'
import { rememberCart, useCartToken } from '../../../../shared/trade/cart/cart-token.ts'
import { saveDraft } from '../../../../shared/trade/checkout/checkout-draft.ts'
import { fromWireDraft } from '../../../../shared/trade/checkout/wire-draft.ts'
import { CheckoutSkeleton } from '../checkout-skeleton.tsx'

/**
 * Continues a checkout from another device: its cart and the typed values are taken over, and the secret leaves the address.
 */
export function ResumeCheckout({ token }: { token: string }) {
  const { t } = useTranslation('order')
  const resumed = useQuery({
    queryKey: ['resume', token],
    queryFn: ({ signal }) =>
      unwrap(travel.post('/travel/v1/checkout/resume', { body: { ResumeToken: token }, signal })),
    staleTime: Infinity,
  })
  const failure = callErrorOf(resumed.error)
  if (isProblem(failure, 'resume_link_invalid') || isProblem(failure, 'validation_failed'))
    return <LinkOver token={token} needsLogin={failure.params['reason'] === 'sign_in'} />
  return (
    <QueryState query={resumed} skeleton={<CheckoutSkeleton />}>
      {(found) => (
        <>
          <p role="status" className="sr-only">
            {t('resume.opening')}
          </p>
          <TakeOver resumed={found} />
        </>
      )}
    </QueryState>
  )
}

/** Asks a visitor whose own cart would be replaced. An account is not asked, because the server merges both carts. */
function TakeOver({ resumed }: { resumed: Schemas['ResumedCheckout'] }) {
  const { CartToken } = resumed
  const own = useCartToken()
  const isLoggedIn = useSessionView((view) => view.isLoggedIn)
  const isOther = own !== null && own !== CartToken && !isLoggedIn
  const ownCart = useQuery({ ...cartQuery(own ?? ''), enabled: isOther })
  if (isOther && ownCart.isPending) return <CheckoutSkeleton />
  if (isOther && (ownCart.data?.Items.length ?? 0) > 0) return <Ask resumed={resumed} />
  return <Go resumed={resumed} />
}

function Go({ resumed }: { resumed: Schemas['ResumedCheckout'] }) {
  const takeOver = useEffectEvent(useTakeOver(resumed))
  useEffect(() => takeOver(), [])
  return <CheckoutSkeleton />
}

function useTakeOver({ CartToken, Draft }: Schemas['ResumedCheckout']): () => void {
  const navigate = useNavigate()
  return () => {
    saveDraft(CartToken, { ...fromWireDraft(Draft), hasAgreed: false })
    rememberCart(CartToken)
    void navigate(paths.checkout(), { replace: true })
  }
}

function Ask({ resumed }: { resumed: Schemas['ResumedCheckout'] }) {
  const { t } = useTranslation('order')
  const takeOver = useTakeOver(resumed)
  return (
    <EmptyState
      title={t('resume.askTitle')}
      description={t('resume.askBody')}
      action={
        <>
          <Button variant="main" onClick={takeOver}>
            {t('resume.take')}
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.cart()} replace>
              {t('resume.keepOwn')}
            </Link>
          </Button>
        </>
      }
    />
  )
}

function LinkOver({ token, needsLogin }: { token: string; needsLogin: boolean }) {
  const { t } = useTranslation(['order', 'common'])
  return (
    <EmptyState
      title={t(needsLogin ? 'resume.loginTitle' : 'resume.overTitle')}
      description={t(needsLogin ? 'resume.loginBody' : 'resume.overBody')}
      action={
        needsLogin ? (
          <Button asChild>
            <Link to={paths.login(paths.checkout(token))}>{t('common:nav.login')}</Link>
          </Button>
        ) : (
          <>
            <Button asChild>
              <Link to={paths.cart()}>{t('checkout.toCart')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.findBooking()}>{t('find.title')}</Link>
            </Button>
          </>
        )
      }
    />
  )
}
