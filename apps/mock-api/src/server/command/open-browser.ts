/** Shows a page in the default browser. Without a browser nothing happens, because the address has been printed. */
export async function openBrowser(address: string): Promise<void> {
  try {
    const { default: open } = await import('open')
    await open(address)
  } catch {
    // No browser here.
  }
}
