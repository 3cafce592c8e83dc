import { expect, it } from 'vitest';
import { createRateLimits, rateLimits } from './rate-limits.ts';
import { domainOfPlatform, platformOf } from './platform-address.ts';

const profile = 'https://agent.example/profile.json';
const spellings = [
  profile,
  `${profile}?1`,
  `${profile}?`,
  `${profile}#keys`,
  'HTTPS://Agent.EXAMPLE:443/profile.json',
  'https://agent.example./profile.json',
  'https://agent.example/x/../profile.json',
  'https://agent.example//profile.json/',
  'https://agent.example/%70rofile.json',
];

it.each(spellings)('counts %s as the platform that it is', (address) => {
  expect(platformOf(address)).toBe('agent.example/profile.json');
});

it.each([
  ['https://agent.example/Profile.json', 'agent.example/Profile.json'],
  ['https://agent.example:8443/', 'agent.example:8443/'],
  ['https://other.example/profile.json', 'other.example/profile.json'],
  ['https://agent.example/100%', 'agent.example/100%'],
  ['no address', 'no address'],
])('counts %s as another platform', (address, key) => {
  expect(platformOf(address)).toBe(key);
});

it.each([
  ['https://Agent.example./a?1', 'agent.example'],
  ['https://agent.example:8443/b', 'agent.example'],
  ['https://a.b.agent.example/', 'agent.example'],
  ['https://agent.co.uk/', 'agent.co.uk'],
  ['https://one.github.io/', 'one.github.io'],
  ['https://192.0.2.7/a', '192.0.2.7'],
  ['no address', 'no address'],
])('counts %s with the platforms of its domain', (address, key) => {
  expect(domainOfPlatform(address)).toBe(key);
});

const subjectOf = (platform: string) => ({ address: '', checkout: null, platform });

it('a platform has no more room by spelling its address in many ways', () => {
  const limits = createRateLimits(() => 0);
  const { burst } = rateLimits.agentCheckout.platform;
  for (let used = 0; used < burst; used += 1)
    limits.count('agentCheckout', subjectOf(spellings[used % spellings.length] ?? profile));
  for (const spelling of spellings)
    expect(limits.waitFor('agentCheckout', subjectOf(spelling))).toBeGreaterThan(0);
  expect(limits.waitFor('agentCheckout', subjectOf('https://agent.example/other.json'))).toBe(0);
});

it('a domain has no more room by publishing many profiles on many hosts', () => {
  const limits = createRateLimits(() => 0);
  const { burst } = rateLimits.agentCheckout.platform;
  let used = 0;
  while (
    used < burst * 10 &&
    limits.waitFor('agentCheckout', subjectOf(`https://host-${used}.a.example/profile`)) === 0
  ) {
    limits.count('agentCheckout', subjectOf(`https://host-${used}.a.example/profile`));
    used += 1;
  }
  expect(used).toBe(burst * 5);
  expect(limits.waitFor('agentCheckout', subjectOf('https://b.example/'))).toBe(0);
});
