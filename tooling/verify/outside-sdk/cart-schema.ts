import { cartSchema } from '@selat/sdk/zod'

// A page is likely to check a cart by itself, so the size of a page that does is measured.
const answer: unknown = JSON.parse(document.title)
document.title = cartSchema.parse(answer).Token
