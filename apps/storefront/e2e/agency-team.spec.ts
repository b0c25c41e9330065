import type { Locator, Page } from '@playwright/test'

import { expectAccessible, isWiderThanWindow } from './support/accessibility.ts'
import { choosePassword, enterCode } from './support/account.ts'
import { openDevice } from './support/device.ts'
import { expectPage } from './support/journey.ts'
import { pressAt, typeAt } from './support/keyboard.ts'
import { logIn } from './support/log-in.ts'
import { sites } from './support/sites.ts'
import { expect, test } from './support/test.ts'
import { messagesIn, t } from './support/texts.ts'

const team = `${sites.agents}/agency/team`
const password = 'four ferries at dawn'

/** Returns a new member of an agency; each test passes a username of its own. */
const newMember = (username: string) => ({
  name: `Siti ${username}`,
  username,
  email: `${username}@barunatours.example`,
})

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true })

async function openTeam(page: Page, username = 'rizal', secret = 'selat-demo-4'): Promise<void> {
  await page.goto(team)
  await logIn(page, username, secret)
  await expectPage(page, t('agency:team.title'))
}

async function addMember(page: Page, person: ReturnType<typeof newMember>): Promise<void> {
  await button(page.getByRole('main'), t('agency:team.add')).click()
  const dialog = page.getByRole('dialog', { name: t('agency:team.add') })
  await box(page, t('account:field.name')).fill(person.name)
  await box(page, t('account:field.username')).fill(person.username)
  await box(page, t('account:field.email')).fill(person.email)
  await button(dialog, t('agency:team.add')).click()
  await expect(dialog).toBeHidden()
}

async function setPassword(
  page: Page,
  { email }: ReturnType<typeof newMember>,
  code: string,
): Promise<void> {
  await page.goto(`${sites.agents}/login?invitation=${encodeURIComponent(email)}`)
  await expectPage(page, t('account:invitation.title'))
  await enterCode(page, code)
  await choosePassword(page, t('account:field.password'), password)
  await button(page, t('account:invitation.submit')).click()
  await expectPage(page, t('account:login.titleAgents'))
}

test('AGT-3 an owner adds a member, who sets a password with the mailed code and works, and whose session ends once the owner deactivates them', async ({
  page,
  browser,
  desk,
}) => {
  test.slow()
  const person = newMember('siti.rahma')
  await openTeam(page)
  await addMember(page, person)
  await expect(rowOf(page, person.name)).toContainText(t('agency:teamState.invited'))

  const device = await openDevice(browser)
  const theirs = await device.newPage()
  await setPassword(theirs, person, await desk.codeOf(person.email))
  await logIn(theirs, person.username, password)
  await expect(theirs.getByRole('navigation', { name: t('agency:nav.label') })).toBeVisible()
  await theirs.goto(team)
  await expect(theirs.getByText(t('agency:team.readOnly'))).toBeVisible()
  await expect(button(theirs.getByRole('main'), t('agency:team.add'))).toBeHidden()

  await page.reload()
  await expect(rowOf(page, person.name)).toContainText(t('agency:teamState.active'))
  await button(page, t('agency:team.deactivateOf', { name: person.name })).click()
  const question = page.getByRole('dialog', {
    name: t('agency:team.deactivateTitle', { name: person.name }),
  })
  await button(question, t('agency:team.deactivate')).click()
  await expect(rowOf(page, person.name)).toContainText(t('agency:teamState.inactive'))
  // A page whose session has ended reloads once, half a second later, and loses text that is typed before that.
  const started = theirs.waitForResponse((answer) => /\/base\?/.test(answer.url()) && answer.ok())
  await theirs.goto(`${sites.agents}/order-history`, { waitUntil: 'commit' })
  await started
  await expectPage(theirs, t('account:login.titleAgents'))
  await logIn(theirs, person.username, password)
  await expect(theirs.getByText(t('account:login.ended'))).toBeVisible()
  await expectPage(theirs, t('account:login.titleAgents'))
  await expect(page.getByRole('list', { name: t('agency:events.title') })).toContainText(
    person.name,
  )
})

test('AGT-3 NAV-12 a team is managed by keyboard alone', async ({ page }) => {
  const person = newMember('keyboard.siti')
  await openTeam(page)

  await pressAt(page, button(page.getByRole('main'), t('agency:team.add')))
  const dialog = page.getByRole('dialog', { name: t('agency:team.add') })
  await typeAt(page, box(page, t('account:field.name')), person.name)
  await typeAt(page, box(page, t('account:field.username')), person.username)
  await typeAt(page, box(page, t('account:field.email')), person.email)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await pressAt(page, button(dialog, t('agency:team.add')))
  await expect(rowOf(page, person.name)).toContainText(t('agency:role.finance'))
  await pressAt(page, button(page, t('agency:team.deactivateOf', { name: person.name })))
  const question = page.getByRole('dialog')
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button(page, t('agency:team.deactivateOf', { name: person.name }))).toBeFocused()
  await page.keyboard.press('Enter')
  await pressAt(page, button(question, t('agency:team.deactivate')))

  await expect(rowOf(page, person.name)).toContainText(t('agency:teamState.inactive'))
  await expect(button(page, t('agency:team.activateOf', { name: person.name }))).toBeFocused()
})

test('APP-10 axe finds nothing in the form for a new member of the team', async ({ page }) => {
  test.slow()
  await openTeam(page)
  await button(page.getByRole('main'), t('agency:team.add')).click()
  await expectAccessible(page, 'new member')
})

test('APP-10 the team page fits a phone and a tablet in Traditional Chinese', async ({ page }) => {
  const zh = messagesIn('zh-Hant')
  await page.addInitScript(() => localStorage.setItem('locale', 'ZHTD'))
  await page.goto(team)
  await box(page, zh('account:login.identifier')).fill('rizal')
  await box(page, zh('account:login.password')).fill('selat-demo-4')
  await page
    .getByRole('main')
    .getByRole('button', { name: zh('account:login.submit') })
    .click()
  await expectPage(page, zh('agency:team.title'))

  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByText('Dewi Lestari').first()).toBeVisible()
    expect(await isWiderThanWindow(page)).toBe(false)
  }
})
