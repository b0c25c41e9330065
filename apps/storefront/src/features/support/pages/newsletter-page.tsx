import { NEWSLETTER_LINK_DAYS } from '@selat/domain'
import { useTranslation } from '@selat/i18n'
import { isProblem } from '@selat/sdk/problems'
import { callErrorOf, unwrap } from '@selat/sdk/react-query'
import { Alert } from '@selat/ui/alert'
import { Button } from '@selat/ui/button'
import { PageHeading } from '@selat/ui/page-heading'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'

import { travel } from '../../../shared/app/api.ts'
import { PageMeta } from '../../../shared/app/page-meta.tsx'
import { paths } from '../../../shared/app/paths.ts'
import { useProblemText } from '../../../shared/app/problem-text.ts'
import { SendingNote } from '../../../shared/kit/form/sending-note.tsx'
import { useSingleMutation } from '../../../shared/kit/use-single-mutation.ts'

/**
 * Confirms what a link in a mail of the newsletter asks for. It needs one press, because programs open the links of a
 * mail before its reader does. It is at the login's path, the only one that a visitor without a session may open on a
 * site for agents (NAV-5).
 */
export default function NewsletterPage() {
  const { hash } = useLocation()
  const isLeaving = useSearchParams()[0].get('newsletter') === 'leave'
  const token = hash.slice(1)
  // The key resets the page if another link is opened in this tab.
  return (
    <div className="mx-auto w-full max-w-3xl px-4 py-8 sm:px-6 md:py-14">
      {isLeaving ? <Leave key={hash} token={token} /> : <Confirm key={hash} token={token} />}
    </div>
  )
}

type LinkProps = { token: string }

function Confirm({ token }: LinkProps) {
  const { t } = useTranslation('support')
  const confirm = useSingleMutation({
    mutationFn: () =>
      unwrap(travel.post('/travel/v1/newsletter/confirm', { body: { NewsletterToken: token } })),
  })
  if (confirm.data)
    return (
      <Done
        title={t('newsletter.confirmedTitle')}
        body={t('newsletter.confirmedBody', { email: confirm.data.Email })}
      />
    )
  return (
    <Question
      title={t('newsletter.confirmTitle')}
      body={t('newsletter.confirmBody')}
      action={t('newsletter.confirm')}
      call={confirm}
    />
  )
}

function Leave({ token }: LinkProps) {
  const { t } = useTranslation('support')
  const leave = useSingleMutation({
    mutationFn: () =>
      unwrap(travel.post('/travel/v1/newsletter/unsubscribe', { query: { token } })),
  })
  if (leave.isSuccess)
    return <Done title={t('newsletter.leftTitle')} body={t('newsletter.leftBody')} />
  return (
    <Question
      title={t('newsletter.leaveTitle')}
      body={t('newsletter.leaveBody')}
      action={t('newsletter.leave')}
      call={leave}
    />
  )
}

type QuestionProps = {
  title: string
  body: string
  action: string
  call: { mutate: () => void; isPending: boolean; error: unknown }
}

function Question({ title, body, action, call }: QuestionProps) {
  const { t } = useTranslation('support')
  const toText = useProblemText()
  const failure = callErrorOf(call.error)
  // A text that cannot be a secret is treated as an unknown one.
  if (isProblem(failure, 'not_found') || isProblem(failure, 'validation_failed'))
    return (
      <Done
        title={t('newsletter.unknownTitle')}
        body={t('newsletter.unknownBody', { days: NEWSLETTER_LINK_DAYS })}
      />
    )
  return (
    <>
      <PageMeta title={title} />
      <PageHeading lead={body}>{title}</PageHeading>
      {failure && (
        <Alert variant="destructive" live="assertive" className="mt-6">
          {toText(failure)}
        </Alert>
      )}
      {call.isPending && <SendingNote />}
      <Button
        variant="main"
        size="lg"
        className="mt-6"
        loading={call.isPending}
        onClick={() => call.mutate()}
      >
        {action}
      </Button>
    </>
  )
}

/** Shows the outcome in place of the question, and announces it. */
function Done({ title, body }: { title: string; body: string }) {
  const { t } = useTranslation('support')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <PageMeta title={title} />
      <PageHeading lead={body}>{title}</PageHeading>
      <Button asChild variant="outline" className="mt-6">
        <Link to={paths.home()}>{t('newsletter.home')}</Link>
      </Button>
    </div>
  )
}
