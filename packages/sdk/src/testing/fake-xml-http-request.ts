/** An XMLHttpRequest whose answers come from the test. */
export class FakeXmlHttpRequest extends EventTarget {
  static #latest: PromiseWithResolvers<FakeXmlHttpRequest> = Promise.withResolvers()

  static reset(): void {
    FakeXmlHttpRequest.#latest = Promise.withResolvers()
  }

  /** Resolves with the call when it has been sent. */
  static sent(): Promise<FakeXmlHttpRequest> {
    return FakeXmlHttpRequest.#latest.promise
  }

  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  method = ''
  url = ''
  responseType = ''
  responseURL = ''
  status = 0
  statusText = ''
  body: unknown
  response: ArrayBuffer | null = null
  isAborted = false
  #answeredHeaders = ''

  open(method: string, url: string): void {
    this.method = method
    this.url = url
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value
  }

  send(body: unknown): void {
    this.body = body
    FakeXmlHttpRequest.#latest.resolve(this)
  }

  abort(): void {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }

  getAllResponseHeaders(): string {
    return this.#answeredHeaders
  }

  progress(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }

  /** Answers the call. `from` is the address of the answer, which differs from the call's if redirects led elsewhere. */
  answer(status: number, headers: string, body: string, from = this.url): void {
    this.status = status
    this.responseURL = from
    this.#answeredHeaders = headers
    this.response = new TextEncoder().encode(body).buffer
    this.dispatchEvent(new Event('load'))
  }

  fail(): void {
    this.dispatchEvent(new Event('error'))
  }
}
