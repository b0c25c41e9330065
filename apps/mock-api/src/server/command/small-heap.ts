import { setFlagsFromString } from 'node:v8'

// Half of what V8 would take (docs/decisions/0033): the old half of the heap is collected once it has grown by a half and not by
// three times, and the nursery stays as it is while the command starts, when nearly all that is made is there to stay.
setFlagsFromString('--heap-growing-percent=50')
setFlagsFromString('--semi-space-growth-factor=1')
