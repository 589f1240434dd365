import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	environments: {
		// The server build begins at our own server, which brings the routes in.
		ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
	},
})
