import { subscribe } from '../engine/events.ts'
import { siteEvents } from '../features/site/site-events.ts'
import { sendConfirmation, sendWelcome } from './newsletter-mail.ts'
import { sendAccountMail } from './send-account-mail.ts'

/** What is written to visitors who have told a site something. */
export const mailsOfSites = subscribe(siteEvents, (work, event) => {
  switch (event.name) {
    case 'concern_received': {
      const { writer, email, reference, concern, subject, booking, picture } = event
      return sendAccountMail(
        work,
        { name: writer },
        {
          kind: 'concernReceived',
          recipient: email,
          reference,
          concern,
          subject,
          booking,
          picture,
        },
      )
    }
    case 'newsletter_asked_for':
      return sendConfirmation(work, event)
    case 'newsletter_subscribed':
      return sendWelcome(work, event.subscriber)
    default:
      return event satisfies never
  }
})
