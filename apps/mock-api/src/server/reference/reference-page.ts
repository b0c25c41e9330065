import { pageFrame } from './page-frame.ts'

/** Every operation of the contract, with its examples, to read and to try out on this very sandbox. */
export function referencePage(): string {
  return pageFrame({
    title: 'Selat travel API: operations',
    here: '/docs',
    body: `<div id="operations"></div>
    <noscript><p class="note">This page needs scripts. The contract itself is at <a href="/openapi.json">/openapi.json</a>.</p></noscript>`,
  })
}
