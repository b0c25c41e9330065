import { languages, useTranslation } from '@selat/i18n'
import { type ReactNode, useCallback, useState } from 'react'
import { Link } from 'react-router-dom'

import { reopenConsent, useIsConsentAsked } from '../../shared/app/analytics/consent.ts'
import { chooseLanguage } from '../../shared/app/choose-language.ts'
import { useLanguage } from '../../shared/app/locale.ts'
import { paths } from '../../shared/app/paths.ts'
import { useServerTime } from '../../shared/app/server-time.ts'
import { useTenant } from '../../shared/app/tenant.ts'
import { deferredUntilRendered } from '../../shared/kit/deferred.tsx'
import { toReadablePhone } from '../../shared/kit/readable-phone.ts'
import { whenNear } from '../../shared/kit/when-near.ts'
import { ManageBookingLink } from './manage-booking-link.tsx'

const link =
  'inline-flex min-h-8 items-center underline decoration-1 underline-offset-4 hover:decoration-2'

/** Shows the contents of the footer. */
export function SiteFooter() {
  const { t } = useTranslation('base')
  const { Name } = useTenant()
  const year = useServerTime((nowMs) => new Date(nowMs).getUTCFullYear())
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-10 gap-y-8 px-4 py-10 sm:grid-cols-2 sm:px-6 md:grid-cols-[2fr_1fr_1fr]">
      <ContactColumn />
      <PolicyColumn />
      <LanguageColumn />
      <NewsletterPlace />
      <p className="text-sm text-muted-foreground sm:col-span-full">
        {t('footer.rights', { year, company: Name })}
      </p>
    </div>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="board-label text-muted-foreground">{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  )
}

function ContactColumn() {
  const { t } = useTranslation('base')
  const { t: tCommon } = useTranslation('common')
  const { Contact, Products } = useTenant()
  return (
    <Column title={t('footer.help')}>
      <div className="flex flex-col items-start">
        <ManageBookingLink className={link} />
        <Link to={paths.contact()} className={link}>
          {tCommon('nav.contact')}
        </Link>
        {Products.includes('ferry') && (
          <Link to={`${paths.ferry()}#routes`} className={link}>
            {t('footer.routes')}
          </Link>
        )}
      </div>
      {(Contact.Email !== '' || Contact.Phone !== '') && (
        <address className="flex flex-col not-italic">
          <a
            href={`tel:${Contact.Phone}`}
            className={`${link} w-fit text-lg font-semibold tabular`}
          >
            {toReadablePhone(Contact.Phone)}
          </a>
          <a href={`mailto:${Contact.Email}`} className={`${link} w-fit`}>
            {Contact.Email}
          </a>
          <span className="mt-2">{Contact.Hours}</span>
          <span className="text-muted-foreground">{Contact.Address}</span>
        </address>
      )}
    </Column>
  )
}

function PolicyColumn() {
  const { t } = useTranslation('base')
  const { t: tCommon } = useTranslation('common')
  const isConsentAsked = useIsConsentAsked()
  return (
    <Column title={t('footer.policies')}>
      <nav aria-label={tCommon('nav.footer')}>
        <ul>
          <li>
            <Link to={paths.bookingPolicy()} className={link}>
              {tCommon('nav.bookingPolicy')}
            </Link>
          </li>
          <li>
            <Link to={paths.privacyPolicy()} className={link}>
              {tCommon('nav.privacyPolicy')}
            </Link>
          </li>
          {isConsentAsked && (
            <li>
              <button type="button" onClick={reopenConsent} className={link}>
                {t('footer.measurement')}
              </button>
            </li>
          )}
        </ul>
      </nav>
    </Column>
  )
}

function LanguageColumn() {
  const { t } = useTranslation('common')
  const { Languages } = useTenant()
  const current = useLanguage()
  return (
    <Column title={t('preferences.language')}>
      <ul>
        {languages
          .filter(({ code }) => Languages.includes(code))
          .map(({ code, tag, ownName }) => (
            <li key={code}>
              <button
                type="button"
                lang={tag}
                aria-current={code === current || undefined}
                onClick={() => void chooseLanguage(code)}
                className={`${link} aria-[current=true]:font-semibold aria-[current=true]:no-underline`}
              >
                {ownName}
              </button>
            </li>
          ))}
      </ul>
    </Column>
  )
}

const place = <div className="h-28 sm:col-span-full" />

const Newsletter = deferredUntilRendered(
  () => import('./newsletter.tsx').then((module) => module.Newsletter),
  { place },
)

/** Holds the place of the newsletter. Its form is larger than most pages, so it is downloaded when the window is near to it. */
function NewsletterPlace() {
  const [isNear, setIsNear] = useState(false)
  const watch = useCallback(
    (element: HTMLDivElement) => whenNear(element, () => setIsNear(true)),
    [],
  )
  return isNear ? <Newsletter /> : <div ref={watch} className="h-28 sm:col-span-full" />
}
