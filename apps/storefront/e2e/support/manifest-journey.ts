import { expect, type Page } from '@playwright/test'
import type { Schemas } from '@selat/sdk'

import { expectAccessible, isWiderThanWindow } from './accessibility.ts'
import { nameOf } from './authority.ts'
import { press } from './journey.ts'
import type { messagesIn } from './texts.ts'

type Words = ReturnType<typeof messagesIn>

/** Returns what a user of an authority does with a sailing, in one language. */
export function manifestJourney(page: Page, words: Words) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const verdict = (text: string) => page.locator('section').getByText(text, { exact: true }).first()

  return {
    verdict,
    async openSailing(time: string, place: string, vessel: string) {
      await press(
        page.getByRole('link', { name: words('manifest:board.open', { time, place, vessel }) }),
      )
      await expect(page.getByRole('heading', { level: 1, name: new RegExp(time) })).toBeFocused()
    },
    async openView(view: 'passengers' | 'gate' | 'handover' | 'log') {
      await press(page.getByRole('link', { name: words(`manifest:view.${view}`), exact: true }))
    },
    /** Shows a passport number and hides it again. */
    async look(passenger: Schemas['ManifestPassenger']) {
      const name = nameOf(passenger)
      await page.getByRole('searchbox').fill(passenger.Number)
      await press(button(words('manifest:list.reveal', { name })))
      await expect(page.getByText(passenger.DocumentMasked)).toHaveCount(0)
      await press(button(words('manifest:list.hide', { name })))
      await expect(page.getByText(passenger.DocumentMasked)).toBeVisible()
      await page.getByRole('searchbox').fill('')
    },
    /** Expects the name of a passenger to the left of the passport number, on the same line. */
    async expectNameFirst(passenger: Schemas['ManifestPassenger']) {
      const row = page.getByRole('listitem').filter({ hasText: passenger.Number })
      const name = await row.getByRole('heading').boundingBox()
      const passport = await row.getByText(passenger.DocumentMasked).boundingBox()
      if (!name || !passport) throw new Error('The row is not drawn')
      expect(name.x).toBeLessThan(passport.x)
      expect(passport.y).toBeLessThan(name.y + name.height)
    },
    async handOver(version: number) {
      await press(button(words('manifest:handover.action')))
      const title = words('manifest:handover.versionOf', { version })
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeFocused()
      await expect(page.getByText(words('manifest:handover.intact'))).toBeVisible()
    },
    /** Types a code as a hand scanner does: into the field with the focus, then Enter. */
    async type(code: string) {
      await expect(page.getByRole('textbox', { name: words('manifest:gate.field') })).toBeFocused()
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    },
    /** Sets the name of the place that this device sends with each check-in. */
    async namePlace(place: string) {
      await press(button(words('manifest:settings.open')))
      const dialog = page.getByRole('dialog', { name: words('manifest:settings.title') })
      await dialog.getByRole('textbox').fill(place)
      await this.expectAccessible('the settings of a gate')
      await press(dialog.getByRole('button', { name: words('common:action.save') }))
      await expect(button(place)).toBeVisible()
    },
    /** Lets the ticket that was just refused aboard outside the check-in times, with a reason. */
    async letAboard(reason: string) {
      await press(button(words('manifest:reason.open')))
      const dialog = page.getByRole('dialog')
      await this.expectAccessible('the question for a reason')
      await press(dialog.getByRole('button', { name: reason, exact: true }))
      await press(
        dialog.getByRole('button', { name: words('manifest:reason.action'), exact: true }),
      )
    },
    /** Takes back the check-in that was just made. */
    async undo(passenger: Schemas['ManifestPassenger']) {
      await press(button(words('manifest:undo.open')))
      const name = nameOf(passenger)
      const dialog = page.getByRole('dialog', { name: words('manifest:undo.title', { name }) })
      await expect(dialog).toBeVisible()
      await this.expectAccessible('the question before a check-in is taken back')
      await press(dialog.getByRole('button', { name: words('manifest:undo.action') }))
      await expect(verdict(words('manifest:verdict.undone'))).toBeVisible()
    },
    async logOut() {
      await page
        .getByRole('button', { name: new RegExp(`^${words('common:nav.account')}: `) })
        .click()
      await page.getByRole('button', { name: words('common:nav.logout') }).click()
    },
    async expectWaiting(count: number) {
      await expect(
        button(words('manifest:line.openWaiting', { count, number: count })),
      ).toBeVisible()
    },
    async expectNothingAside() {
      expect(await isWiderThanWindow(page), `${page.url()} scrolls sideways`).toBe(false)
    },
    expectAccessible: (name: string) => expectAccessible(page, name),
  }
}
