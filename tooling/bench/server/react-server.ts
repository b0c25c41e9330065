import { createServer } from 'node:http'

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

// This measures the cost of React alone: a page with as many rows as a search, and without calls to an API.
const ROWS = 25

const [port] = process.argv.slice(2)
if (port === undefined) throw new Error('react-server <port>')

const h = createElement

function Sailing({ at }: { at: number }) {
  return h(
    'article',
    { className: 'sailing' },
    h('h2', null, `Sailing ${at}`),
    h('p', null, h('time', null, `${10 + (at % 8)}:20`), ' to ', h('time', null, '11:30')),
    h('p', null, 'HarbourFront to Batam Centre'),
    h('p', null, h('strong', null, `Rp ${350 + at}.000`), ' in all'),
    h('button', { type: 'button' }, 'Choose'),
  )
}

function Page() {
  const rows = Array.from({ length: ROWS }, (_, at) => h(Sailing, { at, key: at }))
  return h(
    'html',
    { lang: 'en' },
    h('body', null, h('main', null, h('h1', null, 'Sailings'), rows)),
  )
}

createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(`<!doctype html>${renderToString(h(Page))}`)
}).listen(Number(port), '127.0.0.1')
