import { useTranslation } from '@selat/i18n'
import { Steps } from '@selat/ui/steps'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

import { paths } from '../../app/paths.ts'

const names = ['cart', 'details', 'payment', 'ticket'] as const

export type CheckoutStepsProps = { current: (typeof names)[number]; className?: string }

/** From cart to ticket. Only the cart can be gone back to: an order that is placed is not taken apart by a link. */
export function CheckoutSteps({ current, className }: CheckoutStepsProps) {
  const { t } = useTranslation('order')
  return (
    <Steps
      label={t('steps.label')}
      current={names.indexOf(current)}
      doneText={t('steps.done')}
      steps={names.map((name) => ({
        name: t(`steps.${name}`),
        ...(name === 'cart' && current === 'details' && { link: toCartLink }),
      }))}
      {...(className !== undefined && { className })}
    />
  )
}

function toCartLink(text: ReactNode) {
  return (
    <Link to={paths.cart()} className="underline underline-offset-4">
      {text}
    </Link>
  )
}
