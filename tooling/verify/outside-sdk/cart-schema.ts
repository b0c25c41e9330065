import { cartSchema } from '@selat/sdk/zod'

// Many pages check a cart alone, so the size of such a page is measured.
const answer: unknown = JSON.parse(document.title)
document.title = cartSchema.parse(answer).Token
