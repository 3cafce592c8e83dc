/** The words of the catalog of Pro plans for tests. */
export const proWords = {
  devices: {
    iq3: { name: 'Sonde IQ3', description: 'The newest probe.' },
    'iq-plus': { name: 'Sonde IQ+', description: 'With either plug.' },
    'iq-plus-vet': { name: 'Sonde IQ+ Vet', description: 'For animals.' },
  },
  plans: { 'SUB-PROC-1Y': 'Pro membership' },
  features: {
    'SUB-PROC-COLL-TELE-1Y': 'Live remote guidance',
    'SUB-PROC-DIAG-CARDIAC-1Y': 'Cardiac package',
  },
  areas: {
    COLLABORATION: { name: 'Collaboration features', description: 'Work on the same images.' },
    DIAGNOSTIC_TOOLS: { name: 'Diagnostic tools', description: 'Measure and calculate.' },
  },
} as const;
