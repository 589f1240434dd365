// What a container runs: serves the build that is there, installs and builds nothing.
import { serve } from './serve.mjs'

await serve()
