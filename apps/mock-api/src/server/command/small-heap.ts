import { setFlagsFromString } from 'node:v8'

// The heap is half of what V8 would take (docs/decisions/0033). The old generation is collected once it has grown by a
// half, in place of three times. The young generation keeps its size while the command starts, because nearly all
// objects of that time stay.
setFlagsFromString('--heap-growing-percent=50')
setFlagsFromString('--semi-space-growth-factor=1')
