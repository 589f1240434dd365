// The page itself; the resources that answer its forms show the same.
export { default } from './content.tsx'
