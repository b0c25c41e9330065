import type { App } from './checkout-driver.ts'

/** Chooses a currency by its code in the header's panel, and closes it. */
export async function chooseCurrency({ screen, user }: App, code: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^Language and currency/ }))
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${code}`) }))
  await user.keyboard('{Escape}')
}
