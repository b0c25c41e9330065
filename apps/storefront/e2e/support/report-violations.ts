import type { BrowserContext } from '@playwright/test'

/** Has the pages of a device tell in their console what their policy forbade, because `quietPages` listens there. */
export function reportViolations(device: BrowserContext) {
  return device.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample, sourceFile, lineNumber } = event
      const place = `${sourceFile}:${lineNumber}`
      // oxlint-disable-next-line no-console -- where the test listens
      console.error(
        `The Content Security Policy forbids ${blockedURI} ${sample} (${effectiveDirective}) at ${place}`,
      )
    })
  })
}
