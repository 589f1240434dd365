// The page itself; its resources, which answer its forms, show the same.
export { default } from './content.tsx'
