import type { Page } from '@playwright/test'

import { isWiderThanWindow } from './support/accessibility.ts'
import { expectPage } from './support/journey.ts'
import { logIn } from './support/log-in.ts'
import { linksOf, type Mail, mailedBy } from './support/mailed-by.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { t } from './support/texts.ts'

/** Checks that the page that a mail's link has opened shows what the mail is about. */
type Look = (page: Page, mail: Mail) => Promise<void>

/** The checks for the mails of a scenario, by the kind of mail. */
type Row = Readonly<Record<string, Look>>

const order: Look = (page, { subject }) => expectPage(page, /^\w+-\w+/.exec(subject)?.[0] ?? '')

const tickets: Look = async (page, mail) => {
  await order(page, mail)
  const numbers = mail.text.match(/\b\w{3}-\w{6}-\w+(?:-\w+)?\b/gu) ?? []
  expect(numbers.length).toBeGreaterThan(0)
  for (const number of numbers) await expect(page.getByText(number).first()).toBeVisible()
}

const code: (title: string) => Look = (title) => async (page, mail) => {
  await expectPage(page, title)
  await expect(page.getByRole('textbox', { name: t('account:field.code') })).toHaveValue(
    mail.code ?? '',
  )
}

const newsletter: Look = async (page) => {
  const isLeaving = new URL(page.url()).searchParams.get('newsletter') === 'leave'
  await expectPage(page, t(`support:newsletter.${isLeaving ? 'leave' : 'confirm'}Title`))
}

const letter: Look = async (page, mail) => {
  if (new URL(page.url()).pathname === '/login') return newsletter(page, mail)
  await expect(page.getByRole('form', { name: t('ferry:search.title') })).toBeVisible()
}

/** Checks the page of a change's difference, which is an order of its own and names the booking that it belongs to. */
const difference: Look = async (page, mail) => {
  const { text } = mail
  const titles = [
    t('order:detail.changeOf'),
    t('order:detail.changePaid'),
    t('order:detail.changeOver'),
  ]
  await expect(page.getByText(new RegExp(`^(${titles.join('|')})$`))).toBeVisible()
  const amount = /Rp\s[\d,]+/u.exec(text)?.[0] ?? ''
  await expect(page.getByText(amount).first()).toBeVisible()
  await page.getByRole('link', { name: t('order:detail.toBooking') }).click()
  await order(page, mail)
}

/** Checks that the profile is shown, after a login if the page asks for one: a link alone does not open a profile. */
const profile: Look = async (page) => {
  const [login, own] = [t('account:login.title'), t('account:profile.title')]
  const heading = page.getByRole('heading', { level: 1, name: new RegExp(`^(${login}|${own})$`) })
  await expect(heading).toBeVisible()
  if ((await heading.innerText()) === login) await logIn(page, 'weiling', 'selat-demo-1')
  await expectPage(page, own)
  await expect(page.getByText('wl@example.com').first()).toBeVisible()
}

const ORDERS: Readonly<Record<string, Row>> = {
  'confirmation-again': {
    orderPlaced: order,
    paymentChosen: order,
    paymentReceived: order,
    ticketsIssued: tickets,
    confirmationAgain: tickets,
  },
  'change-lapsed': { changeRequested: difference, changeLapsed: order },
  'change-paid': { changeConfirmed: tickets },
  'payment-proof-unreadable': { proofRejected: order },
  'payment-card-declined': { paymentDeclined: order },
  'payment-cancelled-before-method': { orderCancelled: order },
  'payment-never-started': { orderExpired: order },
  'payment-late-refunded': { paymentRefunded: order },
  'refund-arrived': { refundRequested: order, refundCompleted: order },
  'name-corrected': { nameCorrected: tickets },
  'open-ticket-chosen-before': { openTicketDated: tickets },
}

const ACCOUNTS: Readonly<Record<string, Row>> = {
  'register-key-reused': { verifyEmail: code(t('account:verify.title')) },
  'reset-code-sent': { resetPassword: code(t('account:reset.title')) },
  'member-added': { memberInvited: code(t('account:invitation.title')) },
  'password-changed': { passwordChanged: (page) => expectPage(page, t('account:forgot.title')) },
  'concern-sent': { concernReceived: letter },
  'newsletter-twice': { confirmSubscription: newsletter },
  'newsletter-issue-left': { subscribed: letter, newsletter: letter },
  'new-email-confirmed': { newEmail: profile, emailChanged: profile },
}

const QUOTATIONS: Readonly<Record<string, Row>> = {
  'quotation-sent': { quotationSent: (page) => expectPage(page, /Tan Wei Ling.*Baruna Tours/) },
  'quotation-accepted': {
    quotationAccepted: async (page, { subject }) => {
      await logIn(page, 'dewi', 'selat-demo-8')
      const number = /Q-\w+/.exec(subject)?.[0] ?? ''
      await expectPage(page, t('quotation:page.title', { number }))
    },
  },
}

for (const [what, rows, site] of [
  ['an order', ORDERS, sites.agency],
  ['an account', ACCOUNTS, sites.agency],
  ['a quotation', QUOTATIONS, sites.agents],
] as const)
  test(`CHK-10 on a phone, each link in mails about ${what} opens the page that the mail is about`, async ({
    page,
    context,
  }) => {
    test.slow()
    for (const [scenario, row] of Object.entries(rows))
      await test.step(scenario, async () => {
        const { mails, close } = await mailedBy(scenario, context)
        expect(mails.map(({ kind }) => kind)).toEqual(expect.arrayContaining(Object.keys(row)))
        const opened = new Set<string>()
        for (const mail of mails)
          for (const link of linksOf(mail)) {
            const look = row[mail.kind]
            if (!look) continue
            // If all mails lead to one page, the test opens it once and checks it for each mail.
            if (!opened.has(link) || opened.size > 1) await page.goto(link)
            opened.add(link)
            const { origin } = new URL(link)
            expect(origin).toBe(mail.tenant === 'b2b' ? sites.agents : site)
            await look(page, mail)
            expect(await isWiderThanWindow(page)).toBe(false)
          }
        expect(opened.size).toBeGreaterThan(0)
        await close()
      })
  })
