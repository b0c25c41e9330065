import { afterEach, expect, it, vi } from 'vitest'

import { createTravelClient } from '../index.ts'
import { clientsAnsweredBy } from '../testing/answering-client.ts'
import { FakeXmlHttpRequest } from '../testing/fake-xml-http-request.ts'

const proof = '/travel/v1/order/{id}/payment/proof'
const path = { id: 'ord_5T8Q2MZK7C' }
const file = new File(['\u0089PNG'], 'proof.png', { type: 'image/png' })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('API-3 uploads as multipart with one field, File', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}, { status: 201 }))

  await travel.upload(proof, { path, file })

  const form = await requests[0]?.formData()
  expect([...(form?.keys() ?? [])]).toEqual(['File'])
  expect(form?.get('File')).toMatchObject({ name: 'proof.png', type: 'image/png', size: 5 })
})

it('API-3 posts as multipart from an object of fields', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}, { status: 201 }))

  await travel.postMultipart(proof, { path, body: { File: file } })

  expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/)
  expect((await requests[0]?.formData())?.get('File')).toMatchObject({ name: 'proof.png' })
})

it('API-3 reports the whole upload as progress at its end if only fetch is available', async () => {
  const onProgress = vi.fn<(progress: { loadedBytes: number; totalBytes: number }) => void>()
  const { travel } = clientsAnsweredBy(() => Response.json({}, { status: 201 }))

  await travel.upload(proof, { path, file, onProgress })

  const { loadedBytes = 0, totalBytes = 0 } = onProgress.mock.calls[0]?.[0] ?? {}
  expect(onProgress).toHaveBeenCalledOnce()
  expect(loadedBytes).toBe(totalBytes)
  expect(totalBytes).toBeGreaterThan(file.size)
})

it('API-4 does not send an upload again if its progress listener fails', async () => {
  const uncaught: unknown[] = []
  vi.stubGlobal('queueMicrotask', (tell: () => void) => {
    try {
      tell()
    } catch (cause) {
      uncaught.push(cause)
    }
  })
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}, { status: 201 }))
  const onProgress = () => {
    throw new Error('no bar to move')
  }

  const { error } = await travel.upload(proof, { path, file, onProgress })

  expect(error).toBeUndefined()
  expect(requests).toHaveLength(1)
  expect(uncaught).toMatchObject([{ message: 'no bar to move' }])
})

function browserClient() {
  FakeXmlHttpRequest.reset()
  vi.stubGlobal('XMLHttpRequest', FakeXmlHttpRequest)
  return createTravelClient({
    baseUrl: 'https://api.example',
    system: () => 4101,
    currency: () => 'IDR',
    token: () => null,
    language: () => 'en',
    retries: 0,
  })
}

it('API-3 reports the progress of a form with a file in a browser, too', async () => {
  const seen: number[] = []
  const pending = browserClient().postMultipart(proof, {
    path,
    body: { File: file },
    onProgress: ({ loadedBytes }) => seen.push(loadedBytes),
  })

  const call = await FakeXmlHttpRequest.sent()
  call.progress(150, 300)
  call.answer(201, 'Content-Type: application/json\r\n', '{}')
  await pending

  expect(seen).toEqual([150])
})

it('API-3 reports the progress of an upload in a browser, and reads its answer', async () => {
  const seen: number[] = []
  const travel = browserClient()
  const pending = travel.upload(proof, {
    path,
    file,
    onProgress: ({ loadedBytes }) => seen.push(loadedBytes),
  })

  const call = await FakeXmlHttpRequest.sent()
  call.progress(100, 200)
  call.progress(200, 200)
  call.answer(
    201,
    'Content-Type: application/json\r\nX-Request-Id: req_7\r\n',
    '{"State":"pending"}',
  )
  const { data, response } = await pending

  expect(call.method).toBe('POST')
  expect(call.url).toBe(
    'https://api.example/travel/v1/order/ord_5T8Q2MZK7C/payment/proof?system=4101&currency=IDR',
  )
  // The browser itself names the boundary of a form.
  expect(call.headers['content-type']).toBeUndefined()
  expect((call.body as FormData).get('File')).toBe(file)
  expect(call.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  expect(seen).toEqual([100, 200])
  expect(data).toEqual({ State: 'pending' })
  expect(response?.headers.get('X-Request-Id')).toBe('req_7')
})

it('API-4 distinguishes a refused upload from a broken connection', async () => {
  const travel = browserClient()
  const onProgress = () => undefined
  const refused = travel.upload(proof, { path, file, onProgress })
  ;(await FakeXmlHttpRequest.sent()).answer(413, '', '{"code":"file_too_large"}')
  const first = await refused
  FakeXmlHttpRequest.reset()
  const broken = travel.upload(proof, { path, file, onProgress })
  ;(await FakeXmlHttpRequest.sent()).fail()
  const second = await broken

  expect(first.error).toMatchObject({ kind: 'problem', code: 'file_too_large' })
  expect(second.error).toMatchObject({ kind: 'network' })
})

it('API-4 stops an upload that the caller aborts', async () => {
  const travel = browserClient()
  const controller = new AbortController()
  const onProgress = () => undefined
  const pending = travel.upload(proof, { path, file, onProgress, signal: controller.signal })
  const call = await FakeXmlHttpRequest.sent()

  controller.abort('changed my mind')

  expect((await pending).error).toEqual({ kind: 'aborted', reason: 'changed my mind' })
  expect(call.isAborted).toBe(true)
})

it('API-3 sends a file of another frame as a file', async () => {
  const { travel, requests } = clientsAnsweredBy(() => Response.json({}, { status: 201 }))
  // A page may have another Blob class than the one that made the file.
  vi.stubGlobal('Blob', Event)

  await travel.upload(proof, { path, file })

  const form = await requests[0]?.formData()
  expect(form?.get('File')).toMatchObject({ name: 'proof.png', size: 5 })
})

it('API-4 sends nothing if the caller aborts while the size is measured', async () => {
  const controller = new AbortController()
  class StoppingResponse extends Response {
    override blob() {
      controller.abort('changed my mind')
      return super.blob()
    }
  }
  vi.stubGlobal('Response', StoppingResponse)
  const sent = vi.fn<() => void>()
  const fetch = async () => {
    sent()
    return Response.json({}, { status: 201 })
  }
  const { travel } = clientsAnsweredBy(fetch, { fetch })
  const onProgress = () => undefined

  const { error } = await travel.upload(proof, {
    path,
    file,
    onProgress,
    signal: controller.signal,
  })

  await new Promise((resolve) => setTimeout(resolve))
  expect(error?.kind).toBe('aborted')
  expect(sent).not.toHaveBeenCalled()
})

it('API-4 reports an upload whose answer has an impossible status as a network error', async () => {
  const pending = browserClient().upload(proof, { path, file, onProgress: () => undefined })
  const call = await FakeXmlHttpRequest.sent()

  call.answer(999, '', '')

  expect((await pending).error).toMatchObject({ kind: 'network' })
})

it.each([
  ['another host', 'https://elsewhere.example/proof'],
  ['another path of the host', 'https://api.example/moved'],
])('API-4 refuses an answer to an upload from %s after a redirect', async (_name, from) => {
  const pending = browserClient().upload(proof, { path, file, onProgress: () => undefined })
  const call = await FakeXmlHttpRequest.sent()

  call.answer(201, 'Content-Type: application/json\r\n', '{"State":"pending"}', from)
  const { data, error, response } = await pending

  expect(data).toBeUndefined()
  expect(error).toMatchObject({ kind: 'problem', status: 0, code: 'internal_error' })
  expect(response?.status).toBe(0)
})

it('API-4 follows no redirect of an upload without a progress listener', async () => {
  const headers = { Location: 'https://elsewhere.example/' }
  const { travel, requests } = clientsAnsweredBy(() => new Response('', { status: 307, headers }))

  const { error } = await travel.upload(proof, { path, file })

  expect(requests.map(({ redirect }) => redirect)).toEqual(['manual'])
  expect(error).toMatchObject({ kind: 'problem', status: 307 })
})
