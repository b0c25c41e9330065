import { setFlagsFromString } from 'node:v8'

// The heap is half of V8's default (docs/decisions/0033). The old generation is collected when it has grown by half, not by
// three times. The young generation keeps its size while the command starts, because nearly all objects of that time stay.
setFlagsFromString('--heap-growing-percent=50')
setFlagsFromString('--semi-space-growth-factor=1')
