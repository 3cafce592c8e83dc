/** An address as a buyer types it. */
export interface PostalAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly stateCode: string;
  readonly postalCode: string;
  readonly phone: string;
}

export const clinic: PostalAddress = {
  firstName: 'Anna',
  lastName: 'Müller',
  street: '500 Howard Street',
  city: 'San Francisco',
  state: 'California',
  stateCode: 'CA',
  postalCode: '94105',
  phone: '415 555 0132',
};

export const accountsDepartment: PostalAddress = {
  firstName: 'Ben',
  lastName: 'O’Neil',
  street: '1 Main Street',
  city: 'Portland',
  state: 'Oregon',
  stateCode: 'OR',
  postalCode: '97201',
  phone: '503 555 0144',
};

export const berlin: PostalAddress = {
  firstName: 'Noël',
  lastName: 'Byron',
  street: 'Torstraße 1',
  city: 'Berlin',
  state: '',
  stateCode: '',
  postalCode: '10119',
  phone: '+49 30 901820',
};
