import { defineConfig } from 'prisma/config'

// The program itself never needs this file: it applies prisma/migrations at start. It is for Prisma's command line.
export default defineConfig({
	schema: 'prisma/schema.prisma',
	migrations: { path: 'prisma/migrations' },
	datasource: { url: process.env.DATABASE_URL ?? '' },
})
