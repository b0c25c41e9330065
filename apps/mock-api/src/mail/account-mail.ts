import { EMAILED_CODE } from '@selat/domain'
import type { ServerSchemas as Schemas } from '@selat/sdk'

import type { LanguageCode } from '../engine/language.ts'
import { tenantZone } from '../world/network/tenant-zone.ts'
import { storefrontOrigin } from '../world/tenants/storefront-link.ts'
import { fillIn } from '../world/texts/fill-in.ts'
import { mailInstant } from '../world/texts/mail-format.ts'
import { mailTexts, type MailTexts } from '../world/texts/mail-texts.ts'
import type { MailContent, MailOutline, MailSender } from './mail-outline.ts'
import { renderMailPage } from './mail-page.ts'
import type { MailSetting } from './mail-setting.ts'
import { plainText } from './plain-text.ts'
import { senderOf } from './sender-of.ts'

export type AccountMailKind = keyof MailTexts['account']

/** The data of mails about an account, and about a message to the agency. */
type AccountMailInput = {
  readonly kind: AccountMailKind
  readonly language: LanguageCode
  readonly sender: MailSender
  readonly name: string
  readonly link: string
  /** The time zone in which instants are shown. */
  readonly timeZone: string
  readonly code?: string
  readonly expiresAt?: string
  readonly newEmail?: string
  readonly reference?: string
  readonly concern?: string
  /** The subject of a message to the agency, its booking and its picture; empty if there is none. */
  readonly subject?: Schemas['ConcernProduct']
  readonly booking?: string
  readonly picture?: string
  /** The agency, the inviting member and the name to log in with, for an invited member. */
  readonly agency?: string
  readonly by?: string
  readonly username?: string
  /** The days for which the link or the code is valid. */
  readonly days?: string
  /** The link that ends a subscription. */
  readonly leaveLink?: string
  /** The title and text of a newsletter. An empty line separates paragraphs of the text. */
  readonly title?: string
  readonly news?: string
}

/** Writes an e-mail about an account, as HTML and as plain text, in the reader's language. */
function composeAccountMail(input: AccountMailInput): MailContent {
  const texts = mailTexts[input.language]
  const { subject, heading, body, action } = texts.account[input.kind]
  const { code = '', newEmail = '', reference = '', concern = '', agency = '', by = '' } = input
  const { days = '', leaveLink, title = '', news = '' } = input
  const { sender } = input
  const minutes = String(EMAILED_CODE.minutes)
  const site = sender.name
  const about = { newEmail, reference, concern, agency, by, title, news }
  const values = { ...about, code, minutes, days, site }
  const outline: MailOutline = {
    language: input.language,
    sender,
    greeting: fillIn(texts.greeting, { name: input.name }),
    heading: fillIn(heading, values),
    body: fillIn(body, values),
    facts: factsOf(input, texts),
    parts: [],
    ticketsTitle: '',
    tickets: [],
    action: { label: action, link: input.link },
    notes: [fillIn(texts.contact, { email: sender.email, phone: sender.phone })],
    ...(leaveLink !== undefined && { leave: { label: texts.leaveNewsletter, link: leaveLink } }),
  }
  return {
    subject: fillIn(subject, values),
    html: renderMailPage(outline),
    text: plainText(outline),
  }
}

function factsOf(
  { code, expiresAt, reference, username, timeZone, language, ...about }: AccountMailInput,
  { accountLabels, concernSubjects }: MailTexts,
): MailOutline['facts'] {
  return [
    ...(username === undefined ? [] : [{ label: accountLabels.username, value: username }]),
    ...(code === undefined ? [] : [{ label: accountLabels.code, value: code }]),
    ...(expiresAt === undefined
      ? []
      : [{ label: accountLabels.validUntil, value: mailInstant(expiresAt, timeZone, language) }]),
    ...(reference === undefined ? [] : [{ label: accountLabels.reference, value: reference }]),
    ...(about.subject === undefined
      ? []
      : [{ label: accountLabels.subject, value: concernSubjects[about.subject] }]),
    ...(about.booking ? [{ label: accountLabels.booking, value: about.booking }] : []),
    ...(about.picture ? [{ label: accountLabels.picture, value: about.picture }] : []),
  ]
}

/** The facts of an e-mail about an account. */
export type AccountFacts = Omit<
  AccountMailInput,
  'language' | 'sender' | 'timeZone' | 'link' | 'leaveLink'
> & {
  /** The path of the page that the link opens. */
  readonly path: string
  /** The path of the page to unsubscribe, if the mail has one. */
  readonly leavePath?: string
}

/** Renders the e-mail in the language and for the tenant of a setting. */
export function renderAccountMail(
  { path, leavePath, ...content }: AccountFacts,
  { network, tenant, language, storefront }: MailSetting,
): MailContent {
  const origin = storefrontOrigin(tenant.web, storefront)
  return composeAccountMail({
    ...content,
    language,
    sender: senderOf(tenant),
    // The zone is the tenant's, because an account does not say where its owner is.
    timeZone: tenantZone({ network, tenant }),
    link: `${origin}${path}`,
    ...(leavePath !== undefined && { leaveLink: `${origin}${leavePath}` }),
  })
}
