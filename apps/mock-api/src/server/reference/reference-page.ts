import { pageFrame } from './page-frame.ts'

/** Renders the page of all operations, with their examples. A reader can try them out in this sandbox. */
export function referencePage(): string {
  return pageFrame({
    title: 'Selat travel API: operations',
    here: '/docs',
    body: `<div id="operations"></div>
    <noscript><p class="note">This page needs scripts. The contract itself is at <a href="/openapi.json">/openapi.json</a>.</p></noscript>`,
  })
}
